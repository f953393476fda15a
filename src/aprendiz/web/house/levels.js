// The choice of a bot's level.

import { t } from "../texts/language.js";
import { Choice } from "../ui/choice.js";
import { h } from "../vendor/preact.js";

/** @typedef {"novice" | "adept" | "master"} Level */

export const LEVELS = /** @type {const} */ (["novice", "adept", "master"]);

/** @param {{ label: string, value: Level, isLabelUnseen?: boolean, onChange: (level: Level) => void }} props */
export const Levels = ({ label, value, isLabelUnseen, onChange }) =>
  h(Choice, {
    label,
    isLabelUnseen,
    class: "choice-three",
    value,
    options: LEVELS.map((one) => ({ value: one, label: t(`level-${one}`), icon: one })),
    onChange,
  });
