// A quiet note at the edge of the screen, which covers nothing important.

import { h } from "../vendor/preact.js";
import { Button } from "./button.js";
import { Icon } from "./icon.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/**
 * @param {{
 *   kind?: "plain" | "good" | "careful" | "bad",
 *   icon?: string,
 *   isInline?: boolean,
 *   isSpoken?: boolean,
 *   closeLabel?: string,
 *   onClose?: () => void,
 *   actions?: Children,
 *   children?: Children,
 * }} props
 * `isInline`: the note stays in the flow instead of at the screen's edge.
 * `isSpoken`: false if the note is announced elsewhere.
 */
export const Notice = ({
  kind = "plain",
  icon,
  isInline = false,
  isSpoken = true,
  closeLabel,
  onClose,
  actions,
  children,
}) =>
  h(
    "div",
    {
      class: `notice notice-${kind}${isInline ? " notice-inline" : ""}`,
      role: isSpoken ? (kind === "bad" ? "alert" : "status") : undefined,
    },
    icon && h(Icon, { name: icon }),
    h("div", { class: "notice-words" }, children),
    actions && h("div", { class: "notice-actions" }, actions),
    onClose && h(Button, { kind: "quiet", icon: "cross", label: closeLabel ?? "×", onClick: onClose }),
  );
