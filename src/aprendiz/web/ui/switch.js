// A switch that is on or off, drawn as a small brass lever.

import { h, useId } from "../vendor/preact.js";
import { Icon } from "./icon.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/**
 * @param {{
 *   label: Children,
 *   explanation?: Children,
 *   icon?: string,
 *   isOn: boolean,
 *   isDisabled?: boolean,
 *   onChange: (isOn: boolean) => void,
 * }} props
 */
export const Switch = ({ label, explanation, icon, isOn, isDisabled = false, onChange }) => {
  const id = useId();
  return h(
    "div",
    { class: "switch" },
    h(
      "label",
      { class: "switch-row" },
      icon && h(Icon, { name: icon }),
      h("span", { class: "switch-label" }, label),
      h("input", {
        type: "checkbox",
        role: "switch",
        class: "switch-lever",
        checked: isOn,
        disabled: isDisabled,
        "aria-describedby": explanation ? id : undefined,
        onChange: (/** @type {Event & { currentTarget: HTMLInputElement }} */ event) =>
          onChange(event.currentTarget.checked),
      }),
    ),
    explanation && h("p", { class: "explanation", id }, explanation),
  );
};
