// The face-up cards: three scrolls floating in the air, three lying on the floor.

import { drag } from "../table/drag.js";
import { useStop } from "../table/keys.js";
import { h } from "../vendor/preact.js";
import { Card } from "./card.js";
import { canTake, exchanges, replacement } from "./choices.js";
import { lyingAs } from "./glow.js";
import { GOALS, KEYS } from "./keys.js";
import { Worth } from "./spell.js";
import { isChosen, spellAfter, touchLying } from "./turn.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { Flautz } from "../types/messages.js" */
/** @import { ReadonlySignal } from "../vendor/preact.js" */
/** @import { Glow } from "./glow.js" */
/** @import { Lying } from "./choices.js" */
/** @import { Identity } from "./identities.js" */
/** @import { FlautzTurn } from "./turn.js" */

/**
 * @param {{
 *   row: Flautz.Row,
 *   view: Flautz.View,
 *   cards: (Identity | null)[],
 *   turn: FlautzTurn,
 *   glow: ReadonlySignal<Glow>,
 *   texts: Texts,
 *   onDrop: (lying: Lying, target: HTMLElement) => void,
 * }} props
 */
export const Row = ({ row, view, cards, turn, glow, texts, onDrop }) => {
  const stop = useStop(3);
  const glowing = glow.value.lying;
  return h(
    "div",
    {
      class: `flautz-row flautz-row-${row}`,
      role: "group",
      "aria-label": texts.say(row === "air" ? "table-air" : "table-floor"),
    },
    [0, 1, 2].map((place) => {
      const card = view[row][place] ?? null;
      return h(
        "span",
        { class: `place place-${place}`, key: place },
        card !== null &&
          h(FaceUp, {
            key: cards[place]?.id,
            id: cards[place]?.id ?? `${row}-${place}`,
            lying: { row, place, card },
            view,
            turn,
            texts,
            isGlowing: glowing === lyingAs({ row, place }),
            stop: stop(place),
            onDrop,
          }),
      );
    }),
  );
};

/**
 * @param {{
 *   id: string,
 *   lying: Lying,
 *   view: Flautz.View,
 *   turn: FlautzTurn,
 *   texts: Texts,
 *   isGlowing: boolean,
 *   stop: { tabIndex: number, onFocus: () => void },
 *   onDrop: (lying: Lying, target: HTMLElement) => void,
 * }} props
 */
const FaceUp = ({ id, lying, view, turn, texts, isGlowing, stop, onDrop }) => {
  const legal = turn.legal.value;
  const { taken, given } = turn.chosen.value;
  const isTaken = isChosen(taken, lying);
  const isOffered = canTake(legal, lying, given) || canTake(legal, lying, null);
  const after = given && !taken ? spellAfter(turn, exchanges(legal, lying, given)[0]) : undefined;
  const state = isTaken ? "chosen" : replacement(legal, lying) ? "replace" : isOffered ? "take" : "none";
  return h(
    "button",
    {
      type: "button",
      class: `scroll${isTaken ? " is-chosen" : ""}${isOffered ? " is-offered" : ""}${isGlowing ? " is-glowing" : ""}`,
      "data-key": id,
      "data-from": "deck",
      "data-group": lying.row,
      "data-place": lying.place,
      "aria-pressed": isTaken,
      "aria-disabled": !isOffered,
      "aria-keyshortcuts": KEYS[lying.row][lying.place],
      "aria-label":
        texts.say("flautz-lying", { card: texts.card(lying.card), row: lying.row, state }) + worthWords(after, texts),
      ...stop,
      onClick: () => touchLying(turn, lying),
      onPointerDown: (/** @type {PointerEvent} */ event) => {
        if (isOffered) drag(event, GOALS, (target) => onDrop(lying, target));
      },
    },
    h("span", { class: "scroll-sway" }, h(Card, { card: lying.card })),
    after !== undefined && h(Worth, { points: after?.points ?? 0, before: view.spell?.points ?? 0 }),
  );
};

/**
 * What a choice would be worth, for screen readers.
 * @param {{ points: number } | null | undefined} after
 * @param {Texts} texts
 */
export const worthWords = (after, texts) =>
  after === undefined ? "" : `, ${texts.say("flautz-worth", { points: after?.points ?? 0 })}`;
