// Short notes at the edge of the screen: talk at the table, and refused commands.

import { t } from "../texts/language.js";
import { Notice } from "../ui/notice.js";
import { h, signal } from "../vendor/preact.js";
import { Refusal } from "./refusal.js";

/** @import { ComponentChildren } from "../vendor/preact.js" */
/** @import { Refusal as No } from "../net/visit.js" */

const LASTING = 6000;
const MOST = 3;

/**
 * @typedef {{
 *   number: number,
 *   kind: "plain" | "good" | "careful" | "bad",
 *   icon?: string,
 *   words: ComponentChildren,
 * }} Note
 */

const notes = signal(/** @type {Note[]} */ ([]));
let last = 0;

/** @param {ComponentChildren} words @param {{ kind?: Note["kind"], icon?: string }} [how] */
export function note(words, { kind = "plain", icon } = {}) {
  last += 1;
  const number = last;
  notes.value = [...notes.value, { number, kind, icon, words }].slice(-MOST);
  setTimeout(() => putAway(number), LASTING);
}

/** Notes why a command was refused; does nothing if it was not. @param {No | null | undefined} refusal */
export function noteRefusal(refusal) {
  if (refusal) note(h(Refusal, { refusal }), { kind: "careful", icon: "question" });
}

export const Notes = () =>
  h(
    "div",
    { class: "notes" },
    notes.value.map(({ number, kind, icon, words }) =>
      h(Notice, {
        key: number,
        kind,
        icon,
        isInline: true,
        closeLabel: t("close"),
        onClose: () => putAway(number),
        children: words,
      }),
    ),
  );

/** @param {number} number */
function putAway(number) {
  notes.value = notes.value.filter((one) => one.number !== number);
}
