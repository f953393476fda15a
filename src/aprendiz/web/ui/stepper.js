// A whole number to type, with buttons for more and less.

import { t } from "../texts/language.js";
import { h, useId, useState } from "../vendor/preact.js";
import { Button } from "./button.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */
/** @typedef {Event & { currentTarget: HTMLInputElement }} Typing */

/**
 * @param {{
 *   label: Children,
 *   explanation?: Children,
 *   value: number,
 *   least: number,
 *   most: number,
 *   step?: number,
 *   isDisabled?: boolean,
 *   onChange: (value: number) => void,
 * }} props
 */
export const Stepper = ({ label, explanation, value, least, most, step = 1, isDisabled = false, onChange }) => {
  const id = useId();
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const set = (/** @type {number} */ number) => {
    setTyped(null);
    onChange(Math.max(least, Math.min(most, number)));
  };
  const more = () => set((Math.floor(value / step) + 1) * step);
  const less = () => set((Math.ceil(value / step) - 1) * step);
  const settle = () => (typed ? set(Number(typed)) : setTyped(null));
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
        onClick: less,
      }),
      h("input", {
        class: "stepper-value",
        type: "text",
        inputMode: "numeric",
        autocomplete: "off",
        role: "spinbutton",
        "aria-labelledby": id,
        "aria-valuenow": value,
        "aria-valuemin": least,
        "aria-valuemax": most,
        style: { "--digits": String(most).length },
        value: typed ?? String(value),
        disabled: isDisabled,
        onInput: (/** @type {Typing} */ { currentTarget }) => {
          const digits = currentTarget.value.replace(/\D/gu, "").slice(0, String(most).length);
          currentTarget.value = digits;
          setTyped(digits);
          const number = Number(digits);
          if (digits && number >= least && number <= most) onChange(number);
        },
        onFocus: (/** @type {Typing} */ { currentTarget }) => currentTarget.select(),
        onBlur: settle,
        onKeyDown: (/** @type {KeyboardEvent} */ event) => {
          const act = { ArrowUp: more, ArrowDown: less, Enter: settle }[event.key];
          if (!act) return;
          event.preventDefault();
          act();
        },
      }),
      h(Button, {
        icon: "plus",
        label: t("one-more"),
        isDisabled: isDisabled || value >= most,
        onClick: more,
      }),
    ),
    explanation && h("p", { class: "explanation", id: `${id}-explanation` }, explanation),
  );
};
