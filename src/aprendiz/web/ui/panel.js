// A parchment panel with worn edges and a brass line, which groups related content.

import { h, useId } from "../vendor/preact.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/** @param {{ title?: Children, level?: 2 | 3, actions?: Children, class?: string, children?: Children }} props */
export const Panel = ({ title, level = 2, actions, class: extra = "", children }) => {
  const heading = useId();
  return h(
    "section",
    { class: `panel ${extra}`.trimEnd(), "aria-labelledby": title ? heading : undefined },
    title && h("header", { class: "panel-head" }, h(level === 2 ? "h2" : "h3", { id: heading }, title), actions),
    children,
  );
};
