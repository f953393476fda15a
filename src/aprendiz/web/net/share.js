// This device's share of the chance of a game: pledged by its hash once the seal is known, opened once the host has
// started, and kept to compare at the end. All of it happens by itself.

import { blake2b, bytesToHex, hexToBytes } from "../vendor/hashes.js";
import { effect } from "../vendor/preact.js";
import { sixteenBytes } from "./socket.js";

/** @import { Visit } from "./visit.js" */

/** @typedef {{ seal: string, share: string, pledge: string, terms?: string }} Kept */

const KEPT = "aprendiz-shares";
const MOST = 40;
const PERSON = new TextEncoder().encode("aprendiz pledge\0");

/** Without storage, the shares of this page; the comparison at the end then shows less. @type {Kept[]} */
let remembered = [];

/** Take part in the chance of every game of this device. @param {Visit} visit @returns {() => void} */
export function chancing(visit) {
  let last = "";
  return effect(() => {
    const lobby = visit.lobby.value;
    const { seats, pledge } = visit.you.value;
    if (lobby?.phase !== "waiting" || seats.length === 0) return;
    const mine = kept().find((one) => one.pledge === pledge);
    // Another tab, or this one before its storage was cleared, may have pledged: one try for each start is enough.
    const moment = `${lobby.seal} ${lobby.starts} ${lobby.terms}`;
    if (moment === last) return;
    if (lobby.terms === null && !mine) {
      last = moment;
      const share = sixteenBytes();
      keep({ seal: lobby.seal, share, pledge: pledgeOf(share) });
      retry(visit.do({ kind: "Pledge", seal: lobby.seal, pledge: pledgeOf(share) }));
    } else if (lobby.terms !== null && mine && lobby.pledges.includes(mine.pledge)) {
      last = moment;
      keep({ ...mine, terms: lobby.terms });
      retry(visit.do({ kind: "Share", terms: lobby.terms, share: mine.share }));
    }

    /** @param {Promise<{ refusal: object | null }>} answer */
    function retry(answer) {
      answer.then(({ refusal }) => {
        if (refusal && last === moment) last = "";
      });
    }
  });
}

/** The hash of a share, as `pledge_of` in core/seal.py. @param {string} share */
const pledgeOf = (share) => bytesToHex(blake2b(hexToBytes(share), { dkLen: 32, personalization: PERSON }));

/** The shares that this device opened under a seal, and for which terms. @param {string} seal */
export const openedUnder = (seal) => kept().filter((one) => one.seal === seal && one.terms !== undefined);

/** @param {Kept} one */
function keep(one) {
  remembered = [...kept().filter((other) => other.pledge !== one.pledge), one].slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(remembered));
  } catch {
    // The shares of this page are still known.
  }
}

/** @returns {Kept[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") ?? remembered;
  } catch {
    return remembered;
  }
}
