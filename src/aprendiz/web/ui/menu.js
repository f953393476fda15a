// A button that opens a list of actions; arrow keys move through it, Escape and a tap beside it close it.

import { h, useEffect, useId, useRef, useState } from "../vendor/preact.js";
import { Button } from "./button.js";
import { Icon } from "./icon.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/**
 * @typedef {{
 *   label: Children,
 *   icon?: string,
 *   href?: string,
 *   isDisabled?: boolean,
 *   isBad?: boolean,
 *   onClick?: (event: MouseEvent) => void,
 * }} MenuItem
 */

/**
 * @param {{
 *   label: string,
 *   icon?: string,
 *   items: readonly (MenuItem | "line" | false | null | undefined)[],
 *   isAtStart?: boolean,
 *   class?: string,
 *   children?: Children,
 * }} props
 * `label` names the button unless it has children; `isAtStart` aligns the list with the button's left edge.
 */
export const Menu = ({ label, icon = "menu", items, isAtStart = false, class: extra = "", children }) => {
  const [isOpen, setOpen] = useState(false);
  const element = useRef(/** @type {HTMLDivElement | null} */ (null));
  const list = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    choices(element.current)[0]?.focus();
    const closeOutside = (/** @type {Event} */ event) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    element.current?.querySelector("button")?.focus();
  };
  return h(
    "div",
    {
      ref: element,
      class: `menu${isAtStart ? " menu-start" : ""} ${extra}`.trimEnd(),
      onKeyDown: (/** @type {KeyboardEvent} */ event) => {
        if (!isOpen) return;
        if (event.key === "Escape") {
          event.preventDefault();
          event.stopPropagation();
          close();
        } else walk(choices(element.current), event);
      },
    },
    h(Button, {
      kind: "quiet",
      icon,
      isExpanded: isOpen,
      ...(children === undefined ? { label } : { children }),
      onClick: () => setOpen(!isOpen),
    }),
    isOpen &&
      h(
        "ul",
        { class: "menu-list", id: list, "aria-label": label },
        items.map(
          (item) => item && h("li", null, item === "line" ? h("hr", { class: "menu-line" }) : h(Item, { item, close })),
        ),
      ),
  );
};

/** @param {{ item: MenuItem, close: () => void }} props */
const Item = ({ item, close }) => {
  const shared = {
    class: item.isBad ? "menu-item menu-item-bad" : "menu-item",
    onClick: (/** @type {MouseEvent} */ event) => {
      close();
      item.onClick?.(event);
    },
  };
  const inside = [item.icon && h(Icon, { name: item.icon }), h("span", null, item.label)];
  return item.href === undefined
    ? h("button", { ...shared, type: "button", disabled: item.isDisabled }, inside)
    : h("a", { ...shared, href: item.href }, inside);
};

/** @param {HTMLElement | null} menu */
const choices = (menu) =>
  /** @type {HTMLElement[]} */ ([...(menu?.querySelectorAll(".menu-item:not(:disabled)") ?? [])]);

/** @param {HTMLElement[]} stops @param {KeyboardEvent} event */
const walk = (stops, event) => {
  const here = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const last = stops.length - 1;
  const next = {
    ArrowDown: here === last ? 0 : here + 1,
    ArrowUp: here <= 0 ? last : here - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
};
