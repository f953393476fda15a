// A small whole number with buttons for one more and one less.

import { t } from "../texts/language.js";
import { h, useId } from "../vendor/preact.js";
import { Button } from "./button.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/**
 * @param {{
 *   label: Children,
 *   explanation?: Children,
 *   value: number,
 *   least: number,
 *   most: number,
 *   isDisabled?: boolean,
 *   onChange: (value: number) => void,
 * }} props
 */
export const Stepper = ({ label, explanation, value, least, most, isDisabled = false, onChange }) => {
  const id = useId();
  const step = (/** @type {number} */ by) => onChange(Math.max(least, Math.min(most, value + by)));
  return h(
    "div",
    {
      class: "stepper",
      role: "group",
      "aria-labelledby": id,
      "aria-describedby": explanation ? `${id}-explanation` : undefined,
    },
    h("span", { class: "field-label", id }, label),
    h(
      "span",
      { class: "stepper-row" },
      h(Button, {
        icon: "minus",
        label: t("one-less"),
        isDisabled: isDisabled || value <= least,
        onClick: () => step(-1),
      }),
      h("output", { class: "stepper-value" }, value),
      h(Button, {
        icon: "plus",
        label: t("one-more"),
        isDisabled: isDisabled || value >= most,
        onClick: () => step(1),
      }),
    ),
    explanation && h("p", { class: "explanation", id: `${id}-explanation` }, explanation),
  );
};
