// The HTTP API of the server: devices, tables, codes, and the files of games.

/** @import { CodeTried, EditionRead, NewPlan, Verified, Catalogue, Evenings, Tables, TableMade } from "../types/messages.js" */

/** Why a request failed: a rule of the table or the game, or the wrong part of the request. */
export class Problem extends Error {
  /** @param {{ status?: number, rule?: string | null, remedy?: string | null, where?: string | null, problem?: string | null, facts?: Record<string, string> }} given */
  constructor({ status = 0, rule = null, remedy = null, where = null, problem = null, facts = {} }) {
    super(remedy ?? problem ?? "failed");
    this.status = status;
    this.rule = rule;
    this.remedy = remedy;
    this.where = where;
    this.problem = problem;
    this.facts = facts;
  }
}

/** The server cannot be reached. */
export const unreachable = () => new Problem({ rule: "table", remedy: "no-connection" });

const PATIENCE = 8000;
/** Timeout in milliseconds of the first request. On a dead connection, browsers wait much longer. */

/** @type {Promise<unknown> | null} */
let device = null;

/** Make this browser a device of the server. All its tabs are one device. */
export function ready() {
  device ??= register().catch((problem) => {
    device = null;
    throw problem;
  });
  return device;
}

async function register() {
  const impatience = new AbortController();
  const alarm = setTimeout(() => impatience.abort(), PATIENCE);
  await ask("POST", "/api/device", undefined, impatience.signal).finally(() => clearTimeout(alarm));
}

/** Register again before the next request: the cookie or the data of the server may have been deleted. */
export function forget() {
  device = null;
}

/** @type {Promise<Catalogue> | null} */
let catalogue = null;

/** All games with their options; fetched once. */
export function games() {
  catalogue ??= ask("GET", "/api/games").catch((problem) => {
    catalogue = null;
    throw problem;
  });
  return /** @type {Promise<Catalogue>} */ (catalogue);
}

/** The contents of a custom edition file, or what is wrong with it. @param {string} game @param {string} text @returns {Promise<EditionRead>} */
export const readEdition = (game, text) => known("POST", "/api/edition", { game, text });

/** @param {string} game @param {string} edition */
export const editionUrl = (game, edition) => `/api/games/${game}/editions/${edition}`;

/** @returns {Promise<Tables>} */
export const tables = () => known("GET", "/api/tables");

/** @param {NewPlan} plan @returns {Promise<TableMade>} */
export const create = (plan) => known("POST", "/api/tables", { plan });

/** Use an invitation, or the one-time code of a chair. @param {string} code @returns {Promise<CodeTried>} */
export const enter = (code) => known("POST", "/api/code", { code });

/** @param {string} table @returns {Promise<void>} */
export const remove = (table) => known("DELETE", `/api/tables/${table}`);

/** The address under which other devices reach this server; null: they cannot. @returns {Promise<{ url: string | null }>} */
export const address = () => ask("GET", "/api/address");

/** @param {string} table @param {number} game */
export const recordUrl = (table, game) => `/api/tables/${table}/record?game=${game}`;

/** @param {string} table @param {number | null} seat */
export const logUrl = (table, seat) => `/api/tables/${table}/log${seat === null ? "" : `?seat=${seat}`}`;

/**
 * What a seat was sent of a finished game; null: what everybody may see.
 * @typedef {{ frames: { view: any, events: any[] }[] }} SentUpdate
 * @param {string} table @param {number | null} seat @param {number} game
 * @returns {Promise<SentUpdate[]>}
 */
export const sentOf = async (table, seat, game) =>
  (await known("GET", `/api/tables/${table}/log?game=${game}${seat === null ? "" : `&seat=${seat}`}`)).updates;

/** The finished games that this device has played. @returns {Promise<Evenings>} */
export const evenings = () => known("GET", "/api/evenings");

/** @returns {Promise<void>} */
export const forgetEvenings = () => known("DELETE", "/api/evenings");

/** @param {string} table */
export const invitationUrl = (table) => `/api/tables/${table}/invitation.svg`;

/**
 * Let the server verify that the chance was fixed before the game.
 * @param {string} table @param {number} [game]
 * @returns {Promise<Verified>}
 */
export const verify = (table, game) =>
  known("GET", `/api/tables/${table}/verify${game === undefined ? "" : `?game=${game}`}`);

/**
 * Send a request as a registered device. Registers again if the server has forgotten the device.
 * @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>}
 */
async function known(method, path, body) {
  await ready();
  try {
    return await ask(method, path, body);
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.problem !== "no-key") throw problem;
    forget();
    await ready();
    return ask(method, path, body);
  }
}

/** @param {string} method @param {string} path @param {unknown} [body] @param {AbortSignal} [signal] @returns {Promise<any>} */
async function ask(method, path, body, signal) {
  const response = await fetch(path, {
    method,
    cache: "no-store",
    ...(signal && { signal }),
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw unreachable();
  });
  const text = await response.text().catch(() => "");
  const answer = read(text);
  if (!response.ok) throw new Problem({ problem: "server-failed", ...answer, status: response.status });
  return answer;
}

/** @param {string} text @returns {any} */
function read(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
