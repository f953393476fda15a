// The final standing: one row per player, best first, with the columns that the game brings.

import { Icon } from "../ui/icon.js";
import { h } from "../vendor/preact.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { ComponentChildren } from "../vendor/preact.js" */

/**
 * @typedef {object} Column
 * @property {string} [sign] what stands in the heading in place of its words, if they are too long
 * @property {ComponentChildren} [picture] the same as a picture
 * @property {string} title
 * @property {(seat: number) => ComponentChildren} cell
 * @property {boolean} [isTotal]
 */

/**
 * @param {{
 *   ranking: readonly (readonly number[])[],
 *   columns: Column[],
 *   portrait: (seat: number) => ComponentChildren,
 *   note?: string,
 *   texts: Texts,
 * }} props
 * `ranking`: seats, best first; seats that share a place stand together
 */
export const Standing = ({ ranking, columns, portrait, note, texts }) =>
  h(
    "div",
    { class: "result-scroll", tabIndex: 0, role: "group", "aria-label": texts.say("final-standing") },
    h(
      "table",
      { class: "result-table" },
      h("caption", { class: "unseen" }, texts.say("final-standing")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, h("span", { class: "unseen" }, texts.say("standing-player"))),
          columns.map((column, place) => h("th", { key: place, scope: "col" }, h(Heading, column))),
        ),
      ),
      h(
        "tbody",
        {},
        ranking.flat().map((seat) => {
          const isWinner = ranking[0]?.includes(seat) ?? false;
          return h(
            "tr",
            { key: seat, class: isWinner ? "is-winner" : "" },
            h(
              "th",
              { scope: "row" },
              h(
                "span",
                { class: "result-who" },
                portrait(seat),
                h("span", {}, texts.called(seat)),
                isWinner && h(Icon, { name: "crown", label: texts.say("standing-winner") }),
              ),
            ),
            columns.map((column, place) =>
              h("td", { key: place, class: column.isTotal ? "result-total" : undefined }, column.cell(seat)),
            ),
          );
        }),
      ),
    ),
    note !== undefined && h("p", { class: "result-note" }, note),
  );

/** @param {Column} column */
const Heading = ({ title, sign, picture }) =>
  sign === undefined && picture === undefined
    ? title
    : [h("span", { "aria-hidden": "true" }, sign ?? picture), h("span", { class: "unseen" }, title)];
