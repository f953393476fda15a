// The words of options: labels, explanations and values, by the names in the catalogue.

import { sentence, t, texts } from "../texts/language.js";

/** @import { ChoiceShown, NameOrListShown, OptionShown, WholeShown } from "../types/messages.js" */

/** @param {{ name: string }} option */
export const labelOf = ({ name }) => t(`label-${name}`);

/** On the page, some options are explained in other words than on the command line. @param {OptionShown} option */
export const explanationOf = ({ name }) =>
  texts.value.has(`explain-${name}`) ? t(`explain-${name}`) : t(`option-${name}`);

/** @param {ChoiceShown} option @param {string} value */
export const meaningOf = ({ name }, value) => sentence(`option-${name}-${value}`);

/** A name that a box defines; a custom box may have any. @param {{ name: string }} option @param {string} value */
export const nameOf = ({ name }, value) =>
  texts.value.has(`label-${name}-${value}`) ? t(`label-${name}-${value}`) : value;

/** One word of a list. @param {NameOrListShown} option @param {string} word */
export const itemOf = ({ item }, word) => (item === null ? word : sentence(`${item}-${word}`));

/** A list in words, or its length if that says more. @param {NameOrListShown} option @param {string[]} list */
export const listOf = (option, list) =>
  texts.value.has(`length-${option.name}`)
    ? t(`length-${option.name}`, { count: list.length })
    : list.map((word) => itemOf(option, word)).join(", ");

/** The unit of a number, as a label. @param {WholeShown} option @param {number} count */
export const unitOf = (option, count) =>
  option.unit === null ? labelOf(option) : sentence(`unit-${option.unit}`, { count });

/** A value in words, for a summary. @param {OptionShown} option @param {any} value */
export function valueWords(option, value) {
  switch (option.form) {
    case "choice":
      return t(`label-${option.name}-${value}`);
    case "yes-no":
      return t(`answer-${value}`);
    case "seat":
      return value === null ? t("chance-decides") : t("chair", { number: value + 1 });
    case "whole":
      return value === null
        ? t("answer-no")
        : option.unit
          ? `${value} ${t(`unit-${option.unit}`, { count: value })}`
          : value;
    case "name-or-list":
      return Array.isArray(value) ? listOf(option, value) : nameOf(option, value ?? "none");
  }
}
