// The one socket of this page: sends requests, passes on answers, and reconnects by itself when the connection is lost.

import { signal } from "../vendor/preact.js";
import * as api from "./api.js";
import { Pulse } from "./pulse.js";
import { isReloading, reloadOnce } from "./version.js";

/** @import { AnyAnswer, AnyTableMessage, Do, Enter, Exit, Ping, Preview, Show, Stale } from "../types/messages.js" */

/**
 * @typedef {AnyAnswer} Answer
 * @typedef {AnyTableMessage | Stale} TableMessage
 * @typedef {Omit<Ping, "id"> | Omit<Enter, "id"> | Omit<Exit, "id"> | Omit<Show, "id"> | Omit<Preview, "id"> | Omit<Do, "id">} Request
 */

const PROTOCOL = 3;
const SOONEST = 300;
const LATEST = 5000;
/** Milliseconds between two attempts to reconnect: at first, and at most. */

const GROWTH = 1.35;
const WAITING = 2500;
const PATIENCE = 8000;
/** Timeout in milliseconds of a new connection. */

const RETURNING = 30000;
/** Milliseconds within which a command may be retried if its answer was lost. Later, the player does not expect it. */

const PATIENT = ["Act", "Sit", "Share"];
/** Commands that wait for a connection without a timeout. */

const RELOADED = "aprendiz-reloaded";

/** The connection was lost before the answer came. The request may or may not have been carried out. */
export class Lost extends Error {}

/** "old": the server speaks another protocol, and reloading the page did not help. */
export const connection = signal(/** @type {"connecting" | "open" | "lost" | "old"} */ ("connecting"));

/** Whether an answer is overdue, or the connection was given up for that; until the next message of the server. */
export const isSilent = signal(false);

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
/** @type {ReturnType<typeof setTimeout> | undefined} */
let alarm;

const pulse = new Pulse({
  isNeeded: () => listeners.size + pending.size > 0,
  ask: () => void request({ kind: "Ping" }).catch(() => {}),
  onSilent: () => {
    isSilent.value = true;
  },
  onLost: abandon,
});

/** Connect, and reconnect whenever the connection is lost. */
export function open() {
  // No network is no proof: the server may run on this device.
  window.addEventListener("offline", check);
  window.addEventListener("online", () => {
    if (isSilent.value) abandon();
  });
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

/** Call back with every message of a table. @param {(message: TableMessage) => void} callback */
export function listen(callback) {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** Call back after each connect or reconnect, before any retry is sent. @param {() => void} callback */
export function onReturn(callback) {
  returners.add(callback);
  return () => void returners.delete(callback);
}

/**
 * Send a request. Without a connection, it waits for one; all but a few commands (`PATIENT`) give up after a moment.
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

/**
 * Commands carry a token so that a retry is recognised; moves are recognised by the question they answer.
 * @param {Request} message @returns {Request}
 */
function named(message) {
  return message.kind === "Do" && message.command.kind !== "Act" ? { ...message, token: sixteenBytes() } : message;
}

/** 16 random bytes as hexadecimal digits. */
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
  pulse.heard();
  isSilent.value = false;
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

/** Reload the page once per protocol: a newer page may speak the protocol of the server. @param {number} protocol */
function reload(protocol) {
  if (isReloading) return;
  if (sessionStorage.getItem(RELOADED) === String(protocol)) {
    connection.value = "old";
  } else {
    sessionStorage.setItem(RELOADED, String(protocol));
    reloadOnce();
  }
}

/** @param {WebSocket | null} which */
function lose(which) {
  if (which !== socket || connection.value === "old") return;
  socket = null;
  pulse.stop();
  clearTimeout(alarm);
  // A refused handshake looks like a lost connection. The server may have forgotten this device.
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

/** When the page becomes visible again: reconnect at once, or test whether the connection still works. */
function hurry() {
  if (connection.value === "lost" && socket === null) {
    wait = SOONEST;
    connect();
  } else {
    check();
  }
}

/** Test at once whether the connection still works. */
function check() {
  if (connection.value === "open") pulse.check();
}

/** @param {number} id */
function send(id) {
  const asked = pending.get(id);
  const mine = socket;
  // A closing socket is lost in a moment; the request is sent after the reconnect.
  if (!asked || mine?.readyState !== WebSocket.OPEN) return;
  clearTimeout(asked.alarm);
  asked.isSent = true;
  mine.send(JSON.stringify(asked.message));
  pulse.asked();
}

/** Reject a request that is not sent within this time. @param {number} milliseconds @param {number} id */
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

/** Drop a silent connection at once: closing it properly may take minutes. */
function abandon() {
  const silent = socket;
  if (silent === null || connection.value !== "open") return;
  silent.onclose = null;
  silent.close();
  lose(silent);
}
