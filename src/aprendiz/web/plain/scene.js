// The facts of a view as headings, lists and tables.

import { h, useId } from "../vendor/preact.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { ComponentChildren } from "../vendor/preact.js" */
/** @import { Board as BoardFacts, Fact } from "./facts.js" */

/** @param {{ title: string, class?: string, children?: ComponentChildren }} props */
export const Part = ({ title, class: extra = "", children }) => {
  const heading = useId();
  return h(
    "section",
    { class: `plain-part ${extra}`.trimEnd(), "aria-labelledby": heading },
    h("h2", { id: heading }, title),
    children,
  );
};

/** Entries with more letters get lines of their own. */
const LONG = 24;

/** @param {{ facts: Fact[] }} props */
export const Facts = ({ facts }) =>
  h(
    "ul",
    { class: "plain-facts" },
    facts.map(({ name, label, words }) =>
      h(
        "li",
        { key: name },
        label && h("span", { class: "plain-label" }, `${label}: `),
        words.some((each) => each.length > LONG) && words.length > 1
          ? h(
              "ul",
              { class: "plain-entries plain-value" },
              words.map((each) => h("li", { key: each }, each)),
            )
          : h("span", { class: "plain-value" }, words.join(", ")),
      ),
    ),
  );

/** @param {{ board: BoardFacts, texts: Texts }} props */
export const Board = ({ board: { label, rows }, texts }) =>
  h(
    "div",
    { class: "plain-scroll", tabIndex: 0, role: "group", "aria-label": label },
    h(
      "table",
      { class: "plain-board" },
      h("caption", { class: "unseen" }, label),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("td", {}),
          rows[0]?.map((_, column) =>
            h(
              "th",
              { key: column, scope: "col" },
              numbered(column + 1, texts.say("board-column", { number: column + 1 })),
            ),
          ),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map((cells, row) =>
          h(
            "tr",
            { key: row },
            h("th", { scope: "row" }, numbered(row + 1, texts.say("board-row", { number: row + 1 }))),
            cells.map(({ words, marks }, column) =>
              h(
                "td",
                { key: column, class: marks.length > 0 ? "is-marked" : "" },
                words,
                marks.map((mark) => h("b", { key: mark, class: "plain-mark" }, ` ${mark}`)),
              ),
            ),
          ),
        ),
      ),
    ),
  );

/** A number that is read out with its meaning. @param {number} number @param {string} words */
const numbered = (number, words) => [
  h("span", { "aria-hidden": "true" }, number),
  h("span", { class: "unseen" }, words),
];
