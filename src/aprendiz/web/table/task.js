// Whose turn it is, what the viewer has to do, and why a move was refused.

import { Refusal } from "../house/refusal.js";
import { h } from "../vendor/preact.js";

/** @import { Refusal as No, Viewer } from "../net/visit.js" */
/** @import { Texts } from "../texts/texts.js" */

/**
 * @param {{
 *   who: string,
 *   what: string | null,
 *   refusal: No | null,
 *   isMine: boolean,
 *   texts: Texts,
 *   class?: string,
 * }} props
 * `what`: only on the viewer's own turn
 */
export const Task = ({ who, what, refusal, isMine, texts, class: extra = "" }) =>
  h(
    "div",
    { class: `task ${extra}${isMine ? " is-mine" : ""}` },
    h("p", { class: "task-who" }, who),
    what !== null && !refusal && h("p", { class: "task-what" }, what),
    refusal && h("p", { class: "task-no", role: "alert" }, h(Refusal, { refusal, texts })),
  );

/**
 * Whose turn it is.
 * @param {{ toAct: readonly number[], viewer: Viewer, isOver: boolean }} moment
 * @param {Texts} texts
 */
export function whoWords({ toAct, viewer, isOver }, texts) {
  if (isOver) return texts.say("is-over");
  if (viewer !== null && toAct.includes(viewer)) return texts.say("your-turn");
  const [first, ...others] = toAct;
  if (first === undefined) return texts.say("one-moment");
  if (others.length === 0) return texts.say("is-playing", { seat: first });
  return texts.say("turn-of-several", { names: texts.listed(toAct.map((seat) => texts.called(seat))) });
}
