// A choice of one among several: radio buttons as carved tiles, each with a label and an optional explanation.

import { h, useId } from "../vendor/preact.js";
import { Icon } from "./icon.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/**
 * @template {string | number | boolean | null} T
 * @typedef {{ value: T, label: Children, explanation?: Children, icon?: string, isDisabled?: boolean }} Option
 */

/**
 * @template {string | number | boolean | null} T
 * @param {{
 *   label: Children,
 *   explanation?: Children,
 *   value: T,
 *   options: readonly Option<T>[],
 *   isDisabled?: boolean,
 *   isLabelUnseen?: boolean,
 *   class?: string,
 *   onChange: (value: T) => void,
 * }} props
 */
export const Choice = ({
  label,
  explanation,
  value,
  options,
  isDisabled = false,
  isLabelUnseen = false,
  class: extra = "",
  onChange,
}) => {
  const name = useId();
  return h(
    "fieldset",
    {
      class: `choice ${extra}`.trimEnd(),
      disabled: isDisabled,
      "aria-describedby": explanation ? `${name}-explanation` : undefined,
    },
    h("legend", { class: isLabelUnseen ? "unseen" : "choice-label" }, label),
    explanation && h("p", { class: "explanation", id: `${name}-explanation` }, explanation),
    h(
      "div",
      { class: "choice-tiles" },
      options.map((option, index) =>
        h(
          "label",
          { class: "tile", key: String(option.value) },
          h("input", {
            type: "radio",
            name,
            class: "tile-input",
            checked: option.value === value,
            disabled: option.isDisabled,
            "aria-describedby": option.explanation ? `${name}-${index}` : undefined,
            onChange: () => onChange(option.value),
          }),
          option.icon && h(Icon, { name: option.icon }),
          h(
            "span",
            { class: "tile-words" },
            h("span", { class: "tile-label" }, option.label),
            option.explanation &&
              h("span", { class: "explanation", id: `${name}-${index}`, "aria-hidden": "true" }, option.explanation),
          ),
        ),
      ),
    ),
  );
};
