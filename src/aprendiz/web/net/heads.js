// The last head of each table's log that this device was sent: kept to notice if the server loses or changes something.

/** @import { Kept } from "../types/messages.js" */

const KEPT = "aprendiz-heads";
const MOST = 40;
/** How many tables are remembered, those with the newest messages. */

/** @param {string} table @returns {Kept | null} */
export const headOf = (table) => kept().find((one) => one.table === table)?.kept ?? null;

/** @param {string} table @param {Kept} head */
export function keepHead(table, head) {
  try {
    const others = kept().filter((one) => one.table !== table);
    localStorage.setItem(KEPT, JSON.stringify([...others, { table, kept: head }].slice(-MOST)));
  } catch {
    // Without storage the comparison works only as long as the page is open.
  }
}

/** @returns {{ table: string, kept: Kept }[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
}
