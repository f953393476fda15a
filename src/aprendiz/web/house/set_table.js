// Creates a table, seats people and bots, and starts the game if nobody else is expected.

import * as api from "../net/api.js";
import { connection } from "../net/socket.js";
import { visit } from "../net/visit.js";
import { effect } from "../vendor/preact.js";
import { isMissing } from "./box.js";
import { go } from "./route.js";

/** @import { Refusal, Visit } from "../net/visit.js" */
/** @import { Level } from "./levels.js" */
/** @import { Draft } from "./games.js" */

const PATIENCE = 8000;

/**
 * Null: the table was created, and the page has gone to it.
 * @param {{
 *   game: string,
 *   draft: Draft,
 *   seats: number,
 *   people: string[],
 *   bots: number,
 *   level: Level,
 *   isHelped: boolean,
 *   isStarted: boolean,
 * }} wish
 * @returns {Promise<Refusal | null>}
 */
export async function setTable({ game, draft, seats, people, bots, level, isHelped, isStarted }) {
  const { edition, options, settings } = draft;
  if (isMissing(edition)) return new api.Problem({ where: "edition", problem: "missing" });
  try {
    const { table } = await api.create({ game, seats, edition, options, settings });
    const there = visit(table);
    const asked = [
      ...people.map((name, seat) => there.do({ kind: "Sit", name, seat, is_helped: isHelped })),
      ...Array.from({ length: bots }, (_, index) => there.do({ kind: "SeatBot", seat: people.length + index, level })),
    ];
    const refusal = (await Promise.all(asked)).find((answer) => answer.refusal)?.refusal ?? null;
    if (refusal) {
      api.remove(table).catch(() => {});
      return refusal;
    }
    if (isStarted) await begin(there);
    go(`/table/${table}`);
    return null;
  } catch (problem) {
    if (problem instanceof api.Problem) return problem;
    throw problem;
  }
}

/** A rematch of the same people; starts at once if only bots sit with them. @param {Visit} there */
export async function again(there) {
  const isAlone = isWithBots(there);
  const { refusal } = await there.do({ kind: "Rematch" });
  if (!refusal && isAlone) await begin(there);
  return refusal;
}

/** Whether all people at the table sit at this device. @param {Visit} there */
export const isWithBots = (there) =>
  there.lobby.value?.chairs.every((chair, seat) => chair.player !== "person" || there.you.value.seats.includes(seat)) ??
  false;

/** Tries to start, and waits for the game; after a refusal people can start from the waiting room. @param {Visit} there */
async function begin(there) {
  await until(() => {
    const lobby = there.lobby.value;
    const [first = 0] = there.you.value.seats;
    return connection.value === "open" && lobby?.phase === "waiting" && lobby.chairs[first]?.has_pledged === true;
  });
  const { refusal } = await there.do({ kind: "Start" });
  if (!refusal) await until(() => there.lobby.value?.phase !== "waiting");
}

/** @param {() => boolean} condition */
function until(condition) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE);
    const stop = effect(() => {
      if (!condition()) return;
      clearTimeout(timer);
      queueMicrotask(() => stop());
      resolve(null);
    });
  });
}
