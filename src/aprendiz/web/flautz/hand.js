// The viewer's hand: five scrolls, the best spell among them glowing.

import { drag } from "../table/drag.js";
import { useStop } from "../table/keys.js";
import { h, useId } from "../vendor/preact.js";
import { Card } from "./card.js";
import { canGive, exchanges } from "./choices.js";
import { GOALS, KEYS } from "./keys.js";
import { worthWords } from "./rows.js";
import { Chip, Worth } from "./spell.js";
import { spellAfter, touchHeld } from "./turn.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { Flautz } from "../types/messages.js" */
/** @import { Held } from "./choices.js" */
/** @import { ReadonlySignal } from "../vendor/preact.js" */
/** @import { Glow } from "./glow.js" */
/** @import { Identity } from "./identities.js" */
/** @import { FlautzTurn } from "./turn.js" */

/**
 * @param {{
 *   view: Flautz.View,
 *   cards: Identity[],
 *   glow: ReadonlySignal<Glow>,
 *   turn: FlautzTurn,
 *   texts: Texts,
 *   onDrop: (held: Held, target: HTMLElement) => void,
 * }} props
 */
export const Hand = ({ view, cards, glow, turn, texts, onDrop }) => {
  const { parts } = glow.value;
  const stop = useStop(view.hand.length);
  const keys = useId();
  return h(
    "div",
    { class: "flautz-hand", role: "group", "aria-label": texts.say("table-hand"), "aria-describedby": keys },
    h("span", { id: keys, class: "unseen" }, texts.say("flautz-keys")),
    view.hand.map((card, place) =>
      h(HandCard, {
        key: cards[place]?.id ?? `hand-${place}`,
        id: cards[place]?.id ?? `hand-${place}`,
        held: { place, card },
        part: parts[place] ?? null,
        before: view.spell?.points ?? 0,
        turn,
        texts,
        stop: stop(place),
        onDrop,
      }),
    ),
  );
};

/**
 * @param {{
 *   id: string,
 *   held: Held,
 *   part: Flautz.Placed | null,
 *   before: number,
 *   turn: FlautzTurn,
 *   texts: Texts,
 *   stop: { tabIndex: number, onFocus: () => void },
 *   onDrop: (held: Held, target: HTMLElement) => void,
 * }} props
 */
const HandCard = ({ id, held, part, before, turn, texts, stop, onDrop }) => {
  const legal = turn.legal.value;
  const { taken, given } = turn.chosen.value;
  const isGiven = given?.place === held.place;
  const isOffered = canGive(legal, held, taken);
  const after = taken && !given ? spellAfter(turn, exchanges(legal, taken, held)[0]) : undefined;
  const state = isGiven ? "chosen" : isOffered ? "lay" : "none";
  const spell = part === null ? "no" : part.card === part.counts_as ? "yes" : "as";
  const counts = part && part.card !== part.counts_as ? texts.card(part.counts_as) : "";
  return h(
    "button",
    {
      type: "button",
      class: `scroll${isGiven ? " is-chosen" : ""}${isOffered ? " is-offered" : ""}${part ? " is-glowing" : ""}`,
      "data-key": id,
      "data-from": "deck",
      "data-group": "hand",
      "data-place": held.place,
      "aria-pressed": isGiven,
      "aria-disabled": !isOffered,
      "aria-keyshortcuts": KEYS.hand[held.place],
      "aria-label":
        texts.say("flautz-held", { card: texts.card(held.card), spell, counts, state }) + worthWords(after, texts),
      ...stop,
      onClick: () => touchHeld(turn, held),
      onPointerDown: (/** @type {PointerEvent} */ event) => {
        if (isOffered) drag(event, GOALS, (target) => onDrop(held, target));
      },
    },
    h("span", { class: "scroll-sway" }, h(Card, { card: held.card })),
    counts !== "" && part && h("span", { class: "scroll-counts", "aria-hidden": "true" }, h(Chip, { part })),
    after !== undefined && h(Worth, { points: after?.points ?? 0, before }),
  );
};
