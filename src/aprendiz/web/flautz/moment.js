// The great moments, shown large over the table for a few seconds: a FLAUTZ!, a Straight, a Royal, a new match.
// They block nobody.

import { h } from "../vendor/preact.js";
import { Card } from "./card.js";

/** @import { GameEvent } from "../stage/stage.js" */
/** @import { Texts } from "../texts/texts.js" */

/** Milliseconds that each stays. */
const LASTING = /** @type {Record<string, number>} */ ({ FlautzDeclared: 2200, StraightShown: 2600, MatchBegan: 1200 });

/** @param {GameEvent} event */
export const momentOf = (event) => LASTING[event.kind] ?? 0;

/** @param {{ event: GameEvent, texts: Texts }} props */
export const Moment = ({ event, texts }) =>
  h(
    "div",
    { class: `moment moment-${event.kind}${event.is_royal ? " is-royal" : ""}`, "aria-hidden": "true" },
    h(
      "div",
      { class: "moment-sheet" },
      h("strong", { class: "moment-word" }, wordOf(event, texts)),
      "seat" in event && h("span", { class: "moment-who" }, texts.called(event.seat)),
      event.cards &&
        h(
          "span",
          { class: "moment-cards" },
          event.cards.map((/** @type {string} */ card, /** @type {number} */ place) => h(Card, { key: place, card })),
        ),
      event.calls_final_turns && h("span", { class: "moment-then" }, texts.say("flautz-final-turns")),
    ),
  );

/**
 * @param {GameEvent} event
 * @param {Texts} texts
 */
function wordOf(event, texts) {
  if (event.kind === "MatchBegan") return texts.say("table-between", { match: event.match });
  if (event.kind === "FlautzDeclared") return "FLAUTZ!";
  return texts.say(event.is_royal ? "flautz-royal" : "flautz-straight");
}
