// A button: brass for the main action, oak for others, quiet for minor ones.

import { h } from "../vendor/preact.js";
import { Icon } from "./icon.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/**
 * @param {{
 *   kind?: "main" | "plain" | "quiet",
 *   icon?: string,
 *   label?: string,
 *   href?: string,
 *   type?: "button" | "submit",
 *   class?: string,
 *   isDisabled?: boolean,
 *   isPressed?: boolean,
 *   isExpanded?: boolean,
 *   describedBy?: string,
 *   onClick?: (event: MouseEvent) => void,
 *   children?: Children,
 * }} props
 * `label` names a button that shows only its icon; `href` makes it a link that looks like a button.
 */
export const Button = ({
  kind = "plain",
  icon,
  label,
  href,
  type = "button",
  class: extra = "",
  isDisabled = false,
  isPressed,
  isExpanded,
  describedBy,
  onClick,
  children,
}) => {
  const shared = {
    class: `button button-${kind}${label ? " button-bare" : ""} ${extra}`.trimEnd(),
    "aria-label": label,
    title: label,
    "aria-describedby": describedBy,
    onClick,
  };
  const inside = [
    icon && h(Icon, { name: icon }),
    children !== undefined && h("span", { class: "button-words" }, children),
  ];
  return href === undefined
    ? h(
        "button",
        { ...shared, type, disabled: isDisabled, "aria-pressed": isPressed, "aria-expanded": isExpanded },
        inside,
      )
    : h("a", { ...shared, href }, inside);
};
