// A great moment, shown large over the table for a few seconds. It blocks nobody, and its event is told elsewhere.

import { h } from "../vendor/preact.js";

/** @import { ComponentChildren } from "../vendor/preact.js" */

/**
 * @param {{ name: string, word: string, who?: string, after?: string, class?: string, children?: ComponentChildren }} props
 * `name`: of the event; `after`: what follows from it
 */
export const Moment = ({ name, word, who, after, class: extra = "", children }) =>
  h(
    "div",
    { class: `moment moment-${name} ${extra}`.trimEnd(), "aria-hidden": "true" },
    h(
      "div",
      { class: "moment-sheet" },
      h("strong", { class: "moment-word" }, word),
      who !== undefined && h("span", { class: "moment-who" }, who),
      children,
      after !== undefined && h("span", { class: "moment-then" }, after),
    ),
  );
