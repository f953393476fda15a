// This device's share of the chance of a game: sent automatically once the seal is known, kept to compare at the end.

import { effect } from "../vendor/preact.js";
import { sixteenBytes } from "./socket.js";

/** @import { Visit } from "./visit.js" */

const KEPT = "aprendiz-shares";
const MOST = 40;

/** Send one share for every seal under which this device plays. @param {Visit} visit @returns {() => void} */
export function chancing(visit) {
  let last = "";
  return effect(() => {
    const lobby = visit.lobby.value;
    const seats = visit.you.value.seats;
    if (lobby?.phase !== "waiting" || seats.length === 0 || lobby.seal === last) return;
    if (lobby.chairs[seats[0]]?.has_shared) return;
    const seal = lobby.seal;
    const share = sixteenBytes();
    last = seal;
    keep({ seal, share });
    visit.do({ kind: "Share", seal, share }).then(({ refusal }) => {
      if (refusal && last === seal) last = "";
    });
  });
}

/** The shares this device sent under a seal. If several tabs sent one each, the first counts. @param {string} seal */
export const sharedUnder = (seal) =>
  kept()
    .filter((one) => one.seal === seal)
    .map((one) => one.share);

/** @param {{ seal: string, share: string }} one */
function keep(one) {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...kept(), one].slice(-MOST)));
  } catch {
    // Without storage the game still works; only the comparison at the end shows less.
  }
}

/** @returns {{ seal: string, share: string }[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
}
