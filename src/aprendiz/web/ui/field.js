// A text field with its label, and a hint or an error below it.

import { h, useId } from "../vendor/preact.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/**
 * @param {{
 *   label: Children,
 *   value: string,
 *   onInput: (value: string) => void,
 *   explanation?: Children,
 *   problem?: Children,
 *   type?: "text" | "number" | "search",
 *   placeholder?: string,
 *   maxLength?: number,
 *   min?: number,
 *   max?: number,
 *   autocomplete?: string,
 *   autocapitalize?: "off" | "none" | "words" | "characters" | "sentences",
 *   inputMode?: "text" | "numeric" | "search",
 *   isCode?: boolean,
 *   isLabelUnseen?: boolean,
 *   isReadOnly?: boolean,
 *   isRequired?: boolean,
 *   class?: string,
 *   onEnter?: () => void,
 * }} props
 */
export const Field = ({
  label,
  value,
  onInput,
  explanation,
  problem,
  type = "text",
  isCode = false,
  isLabelUnseen = false,
  isReadOnly = false,
  isRequired = false,
  class: extra = "",
  onEnter,
  ...line
}) => {
  const id = useId();
  const hints = [explanation && `${id}-explanation`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return h(
    "div",
    { class: `field ${extra}`.trimEnd() },
    h("label", { for: id, class: isLabelUnseen ? "unseen" : "field-label" }, label),
    h("input", {
      ...line,
      id,
      type: /** @type {"text"} */ (type),
      value,
      class: isCode ? "field-line field-code" : "field-line",
      readOnly: isReadOnly,
      required: isRequired,
      spellcheck: false,
      "aria-invalid": problem ? "true" : undefined,
      "aria-describedby": hints || undefined,
      onInput: (/** @type {Event & { currentTarget: HTMLInputElement }} */ event) => onInput(event.currentTarget.value),
      onKeyDown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Enter" && onEnter) {
          event.preventDefault();
          onEnter();
        }
      },
    }),
    explanation && h("p", { class: "explanation", id: `${id}-explanation` }, explanation),
    problem && h("p", { class: "problem", id: `${id}-problem`, role: "alert" }, problem),
  );
};
