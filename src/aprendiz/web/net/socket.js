// The one socket of this page: it greets, asks, is answered, and comes back by itself when the connection is lost.

import { signal } from "../vendor/preact.js";
import * as api from "./api.js";

/** @import { AnyAnswer, AnyTableMessage, Do, Enter, Exit, Preview, Show, Stale } from "../types/messages.js" */

/**
 * @typedef {AnyAnswer} Answer
 * @typedef {AnyTableMessage | Stale} TableMessage
 * @typedef {Omit<Enter, "id"> | Omit<Exit, "id"> | Omit<Show, "id"> | Omit<Preview, "id"> | Omit<Do, "id">} Request
 */

const PROTOCOL = 2;
const SOONEST = 300;
const LATEST = 5000;
/** Milliseconds between two attempts to come back: the first, and the longest. */

const GROWTH = 1.35;
const WAITING = 2500;
const PATIENCE = 8000;
/** Milliseconds until a silent connection is given up. */

const RETURNING = 30000;
/** Milliseconds in which a command whose answer was lost may be sent again: later, nobody expects it any more. */

const PATIENT = ["Act", "Sit", "Share"];
/** Commands that wait for a connection however long it takes. */

const RELOADED = "aprendiz-reloaded";

/** The connection was lost before an answer came: it may have been done, or not. */
export class Lost extends Error {}

/** "old": the server speaks another protocol, and loading the page anew did not help. */
export const connection = signal(/** @type {"connecting" | "open" | "lost" | "old"} */ ("connecting"));

/** @typedef {{ message: Request & { id: number }, alarm: ReturnType<typeof setTimeout> | undefined, isSent: boolean, resolve: (answer: Answer) => void, reject: (lost: Lost) => void }} Pending */

/** @type {Map<number, Pending>} */
const pending = new Map();
/** @type {Set<(message: TableMessage) => void>} */
const listeners = new Set();
/** @type {Set<() => void>} */
const returners = new Set();

/** @type {WebSocket | null} */
let socket = null;
let number = 0;
let wait = SOONEST;
let heard = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let alarm;

/** Connect, and from now on never give up. */
export function open() {
  for (const [target, name] of /** @type {const} */ ([
    [window, "online"],
    [window, "pageshow"],
    [document, "visibilitychange"],
  ])) {
    target.addEventListener(name, () => {
      if (document.visibilityState === "visible") hurry();
    });
  }
  connect();
}

/** Everything that tables send. @param {(message: TableMessage) => void} callback */
export function listen(callback) {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** Called after each greeting, before anything is sent again. @param {() => void} callback */
export function onReturn(callback) {
  returners.add(callback);
  return () => void returners.delete(callback);
}

/**
 * What cannot be repeated waits a moment for a connection, and is then given up.
 * @param {Request} message
 * @returns {Promise<Answer>}
 */
export function request(message) {
  number += 1;
  const id = number;
  return new Promise((resolve, reject) => {
    pending.set(id, { message: { ...named(message), id }, alarm: undefined, isSent: false, resolve, reject });
    if (connection.value === "open") send(id);
    giveUpAfter(WAITING, id);
  });
}

/** By its token a command that is sent twice is known again; a move is by its question. @param {Request} message @returns {Request} */
function named(message) {
  return message.kind === "Do" && message.command.kind !== "Act" ? { ...message, token: sixteenBytes() } : message;
}

/** Random, in hexadecimal digits. */
export function sixteenBytes() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function connect() {
  clearTimeout(alarm);
  alarm = undefined;
  try {
    await api.ready();
  } catch {
    lose(null);
    return;
  }
  if (socket !== null) return;
  const mine = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
  socket = mine;
  alarm = setTimeout(() => mine.close(), PATIENCE);
  mine.onopen = () => mine.send(JSON.stringify({ kind: "Hello", protocol: PROTOCOL }));
  mine.onmessage = (event) => take(mine, JSON.parse(event.data));
  mine.onclose = () => lose(mine);
}

/** @param {WebSocket} from @param {any} message */
function take(from, message) {
  if (from !== socket) return;
  heard = performance.now();
  if (message.kind === "Welcome") welcome();
  else if (message.kind === "Reload") reload(message.protocol);
  else {
    if (message.table !== undefined) for (const callback of [...listeners]) callback(message);
    const asked = pending.get(message.id);
    if (asked) {
      pending.delete(message.id);
      asked.resolve(message);
    }
  }
}

function welcome() {
  clearTimeout(alarm);
  wait = SOONEST;
  sessionStorage.removeItem(RELOADED);
  const before = [...pending.keys()];
  connection.value = "open";
  for (const callback of [...returners]) callback();
  for (const id of before) send(id);
}

/** A newer page may understand the server; if it does not, nothing else will. @param {number} protocol */
function reload(protocol) {
  if (sessionStorage.getItem(RELOADED) === String(protocol)) {
    connection.value = "old";
  } else {
    sessionStorage.setItem(RELOADED, String(protocol));
    location.reload();
  }
}

/** @param {WebSocket | null} which */
function lose(which) {
  if (which !== socket || connection.value === "old") return;
  socket = null;
  clearTimeout(alarm);
  // A handshake that is refused looks like a lost connection: perhaps the server does not know this device any more.
  if (connection.value !== "open") api.forget();
  connection.value = "lost";
  for (const [id, asked] of [...pending].filter(([, { isSent }]) => isSent)) {
    asked.isSent = false;
    if (asked.message.kind === "Do") giveUpAfter(RETURNING, id);
    else reject(id);
  }
  alarm = setTimeout(connect, wait * (0.75 + Math.random() / 2));
  wait = Math.min(GROWTH * wait, LATEST);
}

/** Somebody looks again: come back at once, or see whether the connection still lives. */
function hurry() {
  if (connection.value === "lost" && socket === null) {
    wait = SOONEST;
    connect();
  } else if (connection.value === "open" && performance.now() - heard > PATIENCE) {
    request({ kind: "Exit", table: "" }).catch(() => {});
  }
}

/** @param {number} id */
function send(id) {
  const asked = pending.get(id);
  const mine = socket;
  // One that is closing is lost in a moment; it is sent then.
  if (!asked || mine?.readyState !== WebSocket.OPEN) return;
  clearTimeout(asked.alarm);
  asked.isSent = true;
  mine.send(JSON.stringify(asked.message));
  setTimeout(() => {
    if (pending.get(id) === asked && mine === socket && performance.now() - heard > PATIENCE) abandon(mine);
  }, PATIENCE);
}

/** What is not sent by then will not be. @param {number} milliseconds @param {number} id */
function giveUpAfter(milliseconds, id) {
  const asked = pending.get(id);
  if (!asked || asked.isSent) return;
  if (asked.message.kind === "Do" && PATIENT.includes(asked.message.command.kind)) return;
  asked.alarm = setTimeout(() => reject(id), milliseconds);
}

/** @param {number} id */
function reject(id) {
  pending.get(id)?.reject(new Lost());
  pending.delete(id);
}

/** A connection that nobody answers on may take minutes to close. @param {WebSocket} silent */
function abandon(silent) {
  silent.onclose = null;
  silent.close();
  lose(silent);
}
