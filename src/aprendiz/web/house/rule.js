// One rule: its number as a link, and its text with links to other rules and with the found words marked.

import { t } from "../texts/language.js";
import { places } from "../texts/rulebook.js";
import { h } from "../vendor/preact.js";

/** @import { Rule } from "../texts/rulebook.js" */

/**
 * Makes the attributes of a link to a rule.
 * @typedef {(number: string) => { href: string, onClick: (event: MouseEvent) => void }} LinkTo
 */

/**
 * @param {{ rule: Rule, numbers: ReadonlySet<string>, words: string[], isMarked: boolean, linkTo: LinkTo }} props
 * `numbers`: those of all rules; `words`: those searched for.
 */
export const RuleItem = ({ rule, numbers, words, isMarked, linkTo }) =>
  h(
    "li",
    {
      class: isMarked ? "rule rule-marked" : "rule",
      id: rule.number,
      tabIndex: -1,
      "aria-current": isMarked ? "true" : undefined,
    },
    h(
      "a",
      { ...linkTo(rule.number), class: "rule-number", "aria-label": t("rule-number", { number: rule.number }) },
      rule.number,
    ),
    h(
      "p",
      {},
      rule.text
        .split(/(\d+\.\d+)/)
        .map((piece) =>
          numbers.has(piece) && piece !== rule.number
            ? h("a", { ...linkTo(piece), class: "rule-link" }, piece)
            : marked(piece, words),
        ),
    ),
  );

/**
 * @param {string} text
 * @param {string[]} words
 */
function marked(text, words) {
  let end = 0;
  const pieces = places(text, words).map(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [before, h("mark", {}, text.slice(from, to))];
  });
  return [...pieces, text.slice(end)];
}
