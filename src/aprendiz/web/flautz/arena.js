// The arena between air and floor: carved fields, and the crystal that glides over them.

import { h } from "../vendor/preact.js";
import { Crystal, FieldStone } from "./field.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { Flautz } from "../types/messages.js" */

/**
 * @param {{ view: Flautz.View, shownEvents: Flautz.AnyEvent[], texts: Texts }} props
 * `shownEvents`: they say whether the crystal has reached the end.
 */
export const Arena = ({ view, shownEvents, texts }) => {
  const fields = /** @type {(Flautz.Field | "last")[]} */ ([...view.arena, "last"]);
  const here = view.field ?? (isAtTheEnd(shownEvents) ? fields.length - 1 : null);
  return h(
    "div",
    { class: "flautz-arena", style: { "--fields": fields.length } },
    h(
      "ol",
      { class: "arena-track", "aria-label": texts.say("table-arena") },
      fields.map((field, place) =>
        h(
          "li",
          {
            key: place,
            class: "arena-field",
            "aria-current": place === here ? "step" : undefined,
          },
          h(FieldStone, { field, isLit: place === here, isPast: here !== null && place < here }),
          h("span", { class: "unseen" }, fieldWords(field, place === here, texts)),
          place === here &&
            h("span", { class: "arena-crystal", "data-key": "crystal", "data-from": "pool" }, h(Crystal, {})),
        ),
      ),
    ),
    h("p", { class: "arena-round" }, roundWords(view, texts)),
  );
};

/**
 * Whether the last match ended because the crystal had gone all the way, and none has begun since.
 * @param {Flautz.AnyEvent[]} shownEvents
 */
function isAtTheEnd(shownEvents) {
  const last = shownEvents.findLast(({ kind }) => kind === "MatchEnded" || kind === "MatchBegan");
  return last?.kind === "MatchEnded" && last.ending === "arena";
}

/**
 * @param {string} field
 * @param {boolean} isHere
 * @param {Texts} texts
 */
const fieldWords = (field, isHere, texts) => {
  const word = texts.say(`field-${field}`);
  return isHere ? texts.say("flautz-here", { field: word }) : word;
};

/**
 * @param {Flautz.View} view
 * @param {Texts} texts
 */
function roundWords(view, texts) {
  if (view.field === null) return texts.say("table-between", { match: view.match });
  const round = texts.say("flautz-round", { round: view.field + 1, rounds: view.arena.length });
  return [
    h(
      "span",
      { class: "round-number" },
      h("span", { class: "round-match" }, `${texts.say("table-between", { match: view.match })} `),
      h("span", {}, round),
    ),
    " ",
    h("span", { class: "round-allows" }, texts.say("flautz-allows", { field: view.arena[view.field] })),
  ];
}
