// The viewer's turn: the cards chosen so far, previews of the moves, and sending a move.

import { play } from "../stage/sound.js";
import { computed, effect, signal, untracked } from "../vendor/preact.js";
import { canGive, canTake, exchanges, isSame, offers, replacement } from "./choices.js";

/**
 * @typedef {import("./choices.js").Move} Move
 * @typedef {import("./choices.js").Lying} Lying
 * @typedef {import("./choices.js").Held} Held
 * @typedef {import("../stage/stage.js").Stage} Stage
 */

/**
 * The part of a visit that a turn needs.
 * @typedef {object} Acting
 * @property {(seat: number, move: object) => Promise<{ refusal: any } | null>} act
 * @property {(seat: number) => Promise<any[] | null>} preview
 */

export class Turn {
  /**
   * @param {Acting} visit
   * @param {number | null} viewer
   * @param {Stage} stage
   */
  constructor(visit, viewer, stage) {
    this.visit = visit;
    this.viewer = viewer;
    this.stage = stage;
    this.taken = signal(/** @type {Lying | null} */ (null));
    this.given = signal(/** @type {Held | null} */ (null));
    this.isSending = signal(false);
    this.refusal = signal(/** @type {any} */ (null));
    /** The best spell after each legal move. */
    this.previews = signal(/** @type {any[] | null} */ (null));
    this.ask = computed(() => (stage.isCaughtUp.value ? (stage.update.value?.ask ?? null) : null));
    this.legal = computed(
      () => /** @type {Move[]} */ (this.ask.value === null ? [] : (stage.update.value?.legal ?? [])),
    );
    /** The legal exchanges of the two chosen cards: with and without declaring, if both are legal. */
    this.ready = computed(() =>
      this.taken.value && this.given.value ? exchanges(this.legal.value, this.taken.value, this.given.value) : [],
    );
    this.replacing = computed(() => (this.taken.value ? replacement(this.legal.value, this.taken.value) : undefined));
    this.close = effect(() => {
      const ask = this.ask.value;
      untracked(() => this.#asked(ask));
    });
  }

  /** @param {Lying} lying */
  touchLying(lying) {
    if (!this.#isAsked()) return;
    const given = this.given.value;
    if (isChosen(this.taken.value, lying)) {
      this.taken.value = null;
    } else if (canTake(this.legal.value, lying, given)) {
      this.taken.value = lying;
      play("take");
    } else if (canTake(this.legal.value, lying, null)) {
      this.taken.value = lying;
      this.given.value = null;
      play("take");
    } else {
      this.#attempt(this.#taking(lying, given));
    }
  }

  /** @param {Held} held */
  touchHeld(held) {
    if (!this.#isAsked()) return;
    const taken = this.taken.value;
    if (this.given.value?.place === held.place) {
      this.given.value = null;
    } else if (canGive(this.legal.value, held, taken)) {
      this.given.value = held;
      play("take");
    } else {
      this.#attempt(exchange(taken ?? this.#firstLying(), held.card));
    }
  }

  /**
   * Exchanges a card that was dropped on another; only chooses both if declaring is still to be decided.
   * @param {Lying} lying
   * @param {Held} held
   */
  drop(lying, held) {
    if (!this.#isAsked()) return;
    const moves = exchanges(this.legal.value, lying, held);
    if (moves.length === 1) {
      this.send(moves[0]);
    } else if (moves.length > 1) {
      this.taken.value = lying;
      this.given.value = held;
    } else {
      this.#attempt(exchange(lying, held.card));
    }
  }

  clear() {
    this.taken.value = null;
    this.given.value = null;
    this.refusal.value = null;
  }

  /** @param {Move} move */
  async send(move) {
    if (this.isSending.value || this.viewer === null) return;
    this.isSending.value = true;
    try {
      const answer = await this.visit.act(this.viewer, move);
      this.refusal.value = answer?.refusal ?? null;
      if (answer) play("no");
    } finally {
      this.isSending.value = false;
    }
  }

  /**
   * The best spell after a move; undefined until the previews have arrived.
   * @param {Move | undefined} move
   */
  spellAfter(move) {
    const previews = this.previews.value;
    const place = move ? this.legal.value.findIndex((legal) => isSame(legal, move)) : -1;
    return previews === null || place < 0 ? undefined : previews[place];
  }

  /** @param {number | null} ask */
  #asked(ask) {
    this.clear();
    this.previews.value = null;
    if (ask === null || this.viewer === null || !offers(this.legal.value, "Exchange")) return;
    const known = this.legal.value;
    this.visit.preview(this.viewer).then((previews) => {
      if (this.legal.value === known && previews?.length === known.length) this.previews.value = previews;
    });
  }

  /** Whether the viewer has to move; if not, says so. */
  #isAsked() {
    this.refusal.value = this.ask.value === null && this.stage.isCaughtUp.value ? WAIT : null;
    return this.ask.value !== null;
  }

  /**
   * Sends a move that is not legal, because the refusal names the rule that forbids it.
   * @param {Move} move
   */
  #attempt(move) {
    if (!this.legal.value.some((legal) => isSame(legal, move))) this.send(move);
  }

  /**
   * @param {Lying} lying
   * @param {Held | null} held
   * @returns {Move}
   */
  #taking(lying, held) {
    if (offers(this.legal.value, "Replace")) return { kind: "Replace", card: lying.card, row: lying.row };
    const hand = /** @type {string[]} */ (this.stage.view.value.hand);
    return exchange(lying, held?.card ?? hand.find((card) => card !== lying.card) ?? lying.card);
  }

  /** @returns {Lying} */
  #firstLying() {
    const { air, floor } = this.stage.view.value;
    const place = air.findIndex((/** @type {string | null} */ card) => card !== null);
    return place < 0
      ? { row: "floor", place: 0, card: floor.find((/** @type {string | null} */ card) => card !== null) }
      : { row: "air", place, card: air[place] };
  }
}

const WAIT = { rule: "table", remedy: "wait-for-your-turn", facts: {} };

/**
 * @param {Lying} lying
 * @param {string} give
 * @returns {Move}
 */
const exchange = (lying, give) => ({ kind: "Exchange", take: lying.card, row: lying.row, give, declare: false });

/**
 * @param {Lying | null} taken
 * @param {Lying} lying
 */
export const isChosen = (taken, lying) => taken?.row === lying.row && taken.place === lying.place;
