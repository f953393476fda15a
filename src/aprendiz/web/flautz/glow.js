// The glowing cards: the best spell of the hand, or the best one after the chosen exchange.

import { computed } from "../vendor/preact.js";
import { partsOf } from "./spell.js";
import { readyIn, spellAfter } from "./turn.js";

/** @import { Stage } from "../stage/stage.js" */
/** @import { Flautz } from "../types/messages.js" */
/** @import { ReadonlySignal } from "../vendor/preact.js" */
/** @import { FlautzTurn } from "./turn.js" */

/**
 * `parts`: the part of each hand card in that spell; `lying`: the chosen face-up card if it would be in the spell;
 * `after`: the spell after the exchange, undefined while no exchange is chosen.
 * @typedef {{ parts: (Flautz.Placed | null)[], lying: string | null, after: Flautz.Spell | null | undefined }} Glow
 */

/**
 * @param {Stage<Flautz.Kinds>} stage
 * @param {FlautzTurn} turn
 * @returns {ReadonlySignal<Glow>}
 */
export const glowing = (stage, turn) =>
  computed(() => {
    const view = stage.view.value;
    const { taken, given } = turn.chosen.value;
    const after = given && taken ? spellAfter(turn, readyIn(turn)[0]) : undefined;
    if (after === undefined || !given || !taken || view === null) {
      return { parts: partsOf(view?.hand ?? [], view?.spell), lying: null, after: undefined };
    }
    const hand = view.hand.map((card, place) => (place === given.place ? "" : card));
    const parts = partsOf([...hand, taken.card], after);
    return { parts, lying: parts[hand.length] ? lyingAs(taken) : null, after };
  });

/** @param {{ row: string, place: number }} lying */
export const lyingAs = ({ row, place }) => `${row} ${place}`;
