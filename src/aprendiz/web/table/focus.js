// Keyboard focus: moves to the button of a move when it is fully chosen, and home when the focused element is gone.

import { useLayoutEffect, useRef } from "../vendor/preact.js";

/**
 * The buttons that make the chosen move have the class `act`.
 * @param {{ current: HTMLElement | null }} root the table
 * @param {boolean} isReady whether a move is fully chosen
 * @param {string} home the group of places that gets the focus when the focused element is gone
 */
export function useFocus(root, isReady, home) {
  const last = useRef(/** @type {Element | null} */ (null));
  const isByKeyboard = useRef(false);
  useLayoutEffect(() => {
    if (isReady && isByKeyboard.current) focusOn(root.current?.querySelector(".act"));
  }, [isReady]);
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return;
    focusOn(root.current?.querySelector(`[data-group="${home}"]:is([tabindex="0"], h2)`));
  });
  return {
    onFocusIn: (/** @type {FocusEvent} */ event) => {
      last.current = event.target instanceof Element ? event.target : null;
    },
    byKeyboard: (/** @type {boolean} */ isSo) => {
      isByKeyboard.current = isSo;
    },
  };
}

/** @param {Element | null | undefined} element */
function focusOn(element) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
