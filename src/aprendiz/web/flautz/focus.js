// Keyboard focus: moves to the button when both cards are chosen, and to the hand when the focused element is gone.

import { useLayoutEffect, useRef } from "../vendor/preact.js";

/** @import { Turn } from "./turn.js" */

/**
 * @param {{ current: HTMLElement | null }} root
 * @param {Turn} turn
 */
export function useFocus(root, turn) {
  const last = useRef(/** @type {Element | null} */ (null));
  const isByKeyboard = useRef(false);
  const isReady = turn.ready.value.length > 0 || turn.replacing.value !== undefined;
  useLayoutEffect(() => {
    if (isReady && isByKeyboard.current) focusOn(root.current?.querySelector(".flautz-actions .act"));
  }, [isReady]);
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return;
    focusOn(root.current?.querySelector('.flautz-hand [tabindex="0"]'));
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
