// A dialog as a sheet of parchment over the screen; Escape, the cross and a tap beside it close it.

import { h, useId, useLayoutEffect, useRef } from "../vendor/preact.js";
import { Button } from "./button.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/**
 * @param {{
 *   title: Children,
 *   closeLabel?: string,
 *   onClose?: () => void,
 *   actions?: Children,
 *   class?: string,
 *   children?: Children,
 * }} props
 * Without `onClose` the dialog stays until one of its actions closes it. `closeLabel` names the cross.
 */
export const Dialog = ({ title, closeLabel, onClose, actions, class: extra = "", children }) => {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const heading = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return h(
    "dialog",
    {
      ref: element,
      class: `dialog ${extra}`.trimEnd(),
      "aria-labelledby": heading,
      onCancel: (/** @type {Event} */ event) => {
        event.preventDefault();
        onClose?.();
      },
      onClick: (/** @type {MouseEvent} */ event) => {
        if (event.target === element.current) onClose?.();
      },
    },
    h(
      "div",
      { class: "dialog-sheet" },
      h(
        "div",
        { class: "dialog-head" },
        h("h2", { id: heading, tabIndex: -1 }, title),
        onClose && h(Button, { kind: "quiet", icon: "cross", label: closeLabel ?? "×", onClick: onClose }),
      ),
      h("div", { class: "dialog-body" }, children),
      actions && h("div", { class: "dialog-actions" }, actions),
    ),
  );
};
