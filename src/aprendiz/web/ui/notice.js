// A quiet note at the edge of the screen: told to everybody, in nobody's way.

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
 * Inline it stands where it is written; else it hangs at the lower edge. A note that is not spoken is said elsewhere.
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
