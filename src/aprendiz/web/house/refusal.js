// A refusal in words, with a link to the rule.

import { texts as spoken, t } from "../texts/language.js";
import { h } from "../vendor/preact.js";
import { openRule } from "./opened.js";

/** @import { Refusal as No } from "../net/visit.js" */
/** @import { Texts } from "../texts/texts.js" */

/**
 * @param {{ refusal: No, texts?: Texts }} props
 * `texts`: those of a table if the sentence names its players.
 */
export const Refusal = ({ refusal, texts = spoken.value }) => {
  const [game, number] = (refusal.rule ?? "").split("-");
  const isGame = Boolean(number) && game !== "table";
  return h(
    "span",
    { class: "refusal" },
    refusalWords(refusal, texts),
    isGame && " ",
    isGame &&
      h(
        "a",
        {
          href: `/rules/${game}#${number}`,
          onClick: (/** @type {MouseEvent} */ event) => {
            event.preventDefault();
            openRule({ game, number });
          },
        },
        t("read-rule", { rule: number }),
      ),
  );
};

/** @param {No} refusal @param {Texts} [texts] @returns {string} */
export function refusalWords({ rule, remedy, where, problem, facts = {} }, texts = spoken.value) {
  if (rule && remedy) return texts.refusal({ rule, remedy, facts });
  const key = `label-${where}`;
  return texts.problem({
    where: texts.has(key) ? texts.say(key) : (where ?? ""),
    problem: problem ?? "server-failed",
    facts,
  });
}
