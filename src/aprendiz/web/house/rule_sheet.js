// The rulebook as a sheet over the current screen, opened at one rule.

import { t } from "../texts/language.js";
import { Dialog } from "../ui/dialog.js";
import { h } from "../vendor/preact.js";
import { titleOf } from "./games.js";
import { openRule } from "./opened.js";
import { Rulebook } from "./rulebook.js";

/** @import { OpenedRule } from "./opened.js" */

/** @param {{ rule: OpenedRule }} props */
export const RuleSheet = ({ rule }) =>
  h(
    Dialog,
    { title: titleOf(rule.game), class: "rule-sheet", closeLabel: t("close"), onClose: () => openRule(null) },
    h(Rulebook, { game: rule.game, rule: rule.number, isSheet: true }),
  );
