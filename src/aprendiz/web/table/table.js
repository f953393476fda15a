// Makes the table of a game from its furnishing: the root element with keys, focus, motion and speech.

import { h, useEffect, useLayoutEffect, useMemo, useRef } from "../vendor/preact.js";
import { useFocus } from "./focus.js";
import { onTableKey } from "./keys.js";

/** @import { Furnishing, Kinds, Table } from "./contract.js" */
/** @import { Showing } from "./showing.js" */

/**
 * @template {Kinds} K
 * @template C
 * @template {{ showing: Showing<K, C> }} T
 * @param {Furnishing<K, C, T>} furnishing
 * @returns {Table<K>}
 */
export function tableOf(furnishing) {
  const { name, home, begin, isReady, layout } = furnishing;
  /** @type {(props: import("./contract.js").TableProps<K>) => import("../vendor/preact.js").VNode} */
  const Shown = ({ visit, viewer, texts, onEnd }) => {
    const begun = useMemo(() => begin(visit, viewer), [visit, viewer]);
    const { showing } = begun;
    const { stage, turn, motion } = showing;
    const root = useRef(/** @type {HTMLElement | null} */ (null));
    showing.texts = texts;
    useEffect(() => () => showing.close(), [showing]);
    useLayoutEffect(() => {
      motion.root = root.current;
      motion.play();
    });
    const focus = useFocus(root, isReady(begun), home);
    const view = stage.view.value;
    if (view === null) return h("section", { class: name });
    return h(
      "section",
      {
        class: `${name}${viewer === null ? " is-watched" : ""}${turn.ask.value === null ? "" : " is-mine"}`,
        ref: root,
        "data-table": "",
        "aria-label": texts.say("game"),
        onPointerDownCapture: () => {
          focus.byKeyboard(false);
          showing.skip();
        },
        onKeyDownCapture: () => {
          focus.byKeyboard(true);
          showing.skip();
        },
        onKeyDown: (/** @type {KeyboardEvent} */ event) =>
          root.current && onTableKey(event, root.current, () => turn.clear()),
        onFocusIn: focus.onFocusIn,
      },
      layout({ begun, visit, viewer, view, texts, onEnd }),
    );
  };
  return Object.assign(Shown, { furnishing });
}
