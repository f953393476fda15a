// One table as seen by this device, kept up to date by the messages of the server; and the commands to it.

import { batch, signal } from "../vendor/preact.js";
import { headOf, keepHead } from "./heads.js";
import { chancing } from "./share.js";
import { connection, Lost, listen, onReturn, request } from "./socket.js";
import { TableRule } from "./table_rules.js";

/** @import { Answer, TableMessage } from "./socket.js" */
/** @import { AnyCommand, AnyEvent, AnyMove, AnyPreview, AnyUpdate, AnyView, Changed, Clocks, Kept, Lobby, SeatSeen, Whole, You } from "../types/messages.js" */

/**
 * Why a request was refused, by a table or by the page itself.
 * @typedef {{ rule?: string | null, remedy?: string | null, where?: string | null, problem?: string | null, facts?: Record<string, any> }} Refusal
 * @typedef {number | null} Viewer a seat; null: the view of everybody
 * @typedef {{ update: AnyUpdate, view: AnyView, log: AnyEvent[], earlier: number }} Seen
 * `earlier`: how many events are not in `log`, because the game was already long when this device entered
 * @typedef {{ viewer: Viewer, update: AnyUpdate, isWhole: boolean }} News
 */

/** @type {Map<string, Visit>} */
const visits = new Map();

/** The visit to a table, one per table; the first call enters the table. @param {string} table */
export function visit(table) {
  const known = visits.get(table);
  if (known) return known;
  const made = new Visit(table);
  visits.set(table, made);
  made.enter();
  return made;
}

export class Visit {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    this.lobby = signal(/** @type {Lobby | null} */ (null));
    this.you = signal(/** @type {You} */ ({ seats: [], is_host: false, pledge: null, code: null, long_code: null }));
    this.seats = signal(/** @type {Map<Viewer, Seen>} */ (new Map()));
    this.undo = signal(/** @type {number | null} */ (null));
    this.clocks = signal(/** @type {(Clocks & { since: number }) | null} */ (null));
    this.presence = signal(/** @type {boolean[]} */ ([]));
    this.isGone = signal(false);
    /** Why the table does not let this device in. */
    this.refusal = signal(/** @type {Refusal | null} */ (null));
    this.said = signal(/** @type {{ seat: number, phrase: string, number: number } | null} */ (null));
    /** On a device with several seats: the uncovered seat. */
    this.shown = signal(/** @type {number | null} */ (null));
    /** Whether the game shows something that a player has to dismiss; the cover between two players waits for that. */
    this.isHeld = signal(false);
    /** Whether the server has lost or changed something that this device was sent, until the player goes on. */
    this.isDiscontinued = signal(false);
    /** @type {number | null} */
    this.version = null;
    /** The newest head that this device was sent, at first on an earlier visit. */
    this.kept = headOf(table);
    /** Whether the server's log was found to continue the last head since the table was entered. */
    this.isCompared = false;
    /** @type {Set<(news: News) => void>} */
    this.callbacks = new Set();
    /** @type {Map<string, Promise<AnyPreview[] | null>>} */
    this.previews = new Map();
    this.isReturning = false;
    this.endings = [listen((message) => this.take(message)), onReturn(() => this.enter()), chancing(this)];
  }

  /** @param {(news: News) => void} callback @returns {() => void} */
  news(callback) {
    this.callbacks.add(callback);
    return () => void this.callbacks.delete(callback);
  }

  /**
   * Send a command to the table.
   * @param {AnyCommand} command @returns {Promise<{ refusal: Refusal | null, code: string | null }>}
   */
  async do(command) {
    const answer = await this.ask({ kind: "Do", table: this.table, command });
    if (answer.kind === "Stale") this.take(answer);
    // If the table is unknown, an earlier attempt has deleted it and its answer was lost.
    const isDeleted = command.kind === "Delete" && answer.kind === "Refused" && answer.rule === TableRule.UNKNOWN_TABLE;
    const refusal = isDeleted ? null : refusalIn(answer);
    if (answer.kind === "Done" && answer.version !== null && answer.head !== null)
      this.keep(answer.version, answer.head);
    return { refusal, code: answer.kind === "Done" ? (answer.code ?? null) : null };
  }

  /**
   * Answer the open question of one of your seats. Null: done, or the question was already answered.
   * @param {number} seat @param {AnyMove} move @returns {Promise<{ refusal: Refusal } | null>}
   */
  async act(seat, move) {
    const ask = this.seats.value.get(seat)?.update.ask;
    if (ask === null || ask === undefined) return null;
    const { refusal } = await this.do({ kind: "Act", seat, ask, move });
    return refusal && { refusal };
  }

  /** On a device with several seats: uncover one. Null covers everything, before the server is asked. @param {Viewer} seat */
  async show(seat) {
    if (seat === null) this.cover();
    const answer = await this.ask({ kind: "Show", table: this.table, seat });
    const refusal = refusalIn(answer);
    if (!refusal && seat !== null && this.seats.value.has(seat)) this.shown.value = seat;
    return refusal && { refusal };
  }

  /**
   * What each legal move would do to the hand of the seat, in the order of `legal`; null: unknown.
   * @param {number} seat @returns {Promise<AnyPreview[] | null>}
   */
  preview(seat) {
    const update = this.seats.value.get(seat)?.update;
    if (!update || update.ask === null) return Promise.resolve(null);
    const key = `${seat} ${update.version} ${update.ask}`;
    const known = this.previews.get(key);
    if (known) return known;
    const found = this.ask({ kind: "Preview", table: this.table, seat }).then((answer) => {
      if (answer.kind === "Previews" && answer.ask === update.ask) return answer.moves;
      this.previews.delete(key);
      return null;
    });
    this.previews.clear();
    this.previews.set(key, found);
    return found;
  }

  /** Leave the table: no more messages about it. */
  leave() {
    this.forget();
    request({ kind: "Exit", table: this.table }).catch(() => {});
  }

  forget() {
    visits.delete(this.table);
    for (const end of this.endings) end();
  }

  /** Enter the table, or enter again with the last known version. */
  async enter() {
    if (connection.value !== "open" || this.isGone.value) return;
    const shown = this.shown.value;
    // A new connection starts covered, but the same player is still in front of the device.
    this.isReturning = shown !== null;
    const version = shown === null ? this.version : null;
    const kept = this.kept;
    this.isCompared = false;
    const entering = this.ask({ kind: "Enter", table: this.table, version, kept });
    const showing = shown === null ? null : this.ask({ kind: "Show", table: this.table, seat: shown });
    const answer = await entering;
    if (answer.kind === "Done") this.compare(kept, answer.was);
    const refusal = refusalIn(answer);
    if (refusal?.rule && refusal.remedy !== "no-connection") this.shut(refusal);
    if (showing && refusalIn(await showing)?.rule && connection.value === "open") this.cover();
    this.isReturning = false;
  }

  /** @param {Refusal} refusal */
  shut(refusal) {
    if (this.version === null) this.refusal.value = refusal;
    else this.isGone.value = true;
    this.forget();
  }

  cover() {
    batch(() => {
      this.shown.value = null;
      this.seats.value = new Map([...this.seats.value].filter(([viewer]) => viewer === null));
    });
  }

  /** @param {any} message @returns {Promise<Answer>} */
  ask(message) {
    return request(message).catch((problem) => {
      if (!(problem instanceof Lost)) throw problem;
      return /** @type {any} */ ({ kind: "Lost" });
    });
  }

  /** @param {TableMessage} message */
  take(message) {
    if (message.table !== this.table) return;
    batch(() => {
      if (message.kind === "Whole") this.takeWhole(message);
      else if (message.kind === "Changed") this.takeChanged(message);
      else if (message.kind === "Stale") this.see(message.seat, true);
      else if (message.kind === "Presence") this.presence.value = message.present;
      else if (message.kind === "Gone") {
        this.isGone.value = true;
        this.forget();
      }
    });
  }

  /** @param {Whole} whole */
  takeWhole(whole) {
    const kept = this.isReturning && whole.seats.length > 0 ? this.seats.value : new Map();
    this.seats.value = new Map(kept);
    for (const seen of whole.seats) this.see(seen, true);
    if (!this.isReturning && this.shown.value !== null && !this.seats.value.has(this.shown.value))
      this.shown.value = null;
    this.note(whole);
  }

  /** @param {Changed} changed */
  takeChanged(changed) {
    if (this.version !== null && changed.version > this.version + 1) {
      this.version = null;
      this.enter();
      return;
    }
    for (const seen of changed.seats) this.see(seen, false);
    this.note(changed);
    if (changed.said) this.said.value = { ...changed.said, number: (this.said.value?.number ?? 0) + 1 };
  }

  /** @param {SeatSeen} seen @param {boolean} isWhole */
  see(seen, isWhole) {
    const { seat, update, log, earlier } = seen;
    const before = this.seats.value.get(seat);
    const events = log ?? update.frames.flatMap((/** @type {any} */ frame) => frame.events);
    // The first update of a seat has at least one frame.
    const view = /** @type {AnyView} */ (update.frames[update.frames.length - 1]?.view ?? before?.view);
    const seats = new Map(this.seats.value);
    seats.set(seat, {
      update,
      view,
      log: isWhole ? events : [...(before?.log ?? []), ...events],
      earlier: isWhole ? earlier : (before?.earlier ?? 0),
    });
    this.seats.value = seats;
    for (const callback of [...this.callbacks]) callback({ viewer: seat, update, isWhole });
  }

  /** Go on with the table as it is now, although the server has lost or changed something. */
  goOn() {
    this.isDiscontinued.value = false;
    this.remember();
  }

  /** Compare a kept head with the one the server states for its version. @param {Kept | null} kept @param {string | null} was */
  compare(kept, was) {
    if (kept && was !== kept.head) this.isDiscontinued.value = true;
    this.isCompared = true;
    this.remember();
  }

  /** Until the player goes on, the head in the storage stays: the note comes back when the page is loaded again. */
  remember() {
    if (this.kept && this.isCompared && !this.isDiscontinued.value) keepHead(this.table, this.kept);
  }

  /**
   * Keep a head that the server has stated, and compare it with the last one.
   * @param {number} version @param {string} head @param {boolean} isWhole a whole table is never older than the last head
   */
  keep(version, head, isWhole = false) {
    const last = this.kept;
    const isOlder = last !== null && version < last.version;
    if (isOlder ? isWhole : version === last?.version && head !== last.head) this.isDiscontinued.value = true;
    if (isOlder && !isWhole) return;
    this.kept = { version, head };
    this.remember();
  }

  /** @param {Whole | Changed} message */
  note(message) {
    this.keep(message.version, message.head, message.kind === "Whole");
    this.version = message.version;
    this.undo.value = message.undo;
    this.clocks.value = message.clocks && { ...message.clocks, since: performance.now() };
    if (message.lobby) {
      this.lobby.value = message.lobby;
      this.presence.value = message.lobby.chairs.map((chair) => chair.is_present);
    }
    if (message.you) this.you.value = message.you;
  }
}

/** The refusal in an answer; null: it was not refused. @param {Answer | { kind: "Lost" }} answer @returns {Refusal | null} */
function refusalIn(answer) {
  switch (answer.kind) {
    case "Refused":
      return { rule: answer.rule, remedy: answer.remedy, facts: answer.facts };
    case "Wrong":
      return { where: answer.where, problem: answer.problem, facts: answer.facts };
    case "Failed":
      return { rule: "table", remedy: "not-stored" };
    case "Lost":
      return { rule: "table", remedy: "no-connection" };
    default:
      return null;
  }
}
