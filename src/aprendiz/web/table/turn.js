// The viewer's turn: what is chosen so far, previews of the legal moves, and sending a move.

import { play } from "../stage/sound.js";
import { computed, effect, signal, untracked } from "../vendor/preact.js";

/** @import { Refusal, Viewer } from "../net/visit.js" */
/** @import { Stage } from "../stage/stage.js" */
/** @import { Kinds, VisitOf } from "./contract.js" */

/**
 * @template {Kinds} K
 * @template C what can be chosen before a move is complete
 */
export class Turn {
  /**
   * @param {Pick<VisitOf<K>, "act" | "preview">} visit
   * @param {Viewer} viewer
   * @param {Stage<K>} stage
   * @param {C} nothing the choice at the beginning of a turn
   * @param {(legal: K["move"][]) => boolean} isPreviewed whether the server is asked for previews of these moves
   */
  constructor(visit, viewer, stage, nothing, isPreviewed = () => false) {
    this.visit = visit;
    this.viewer = viewer;
    this.stage = stage;
    this.nothing = nothing;
    this.isPreviewed = isPreviewed;
    this.chosen = signal(nothing);
    this.isSending = signal(false);
    this.refusal = signal(/** @type {Refusal | null} */ (null));
    /** In the order of `legal`; null until they have arrived. */
    this.previews = signal(/** @type {K["preview"][] | null} */ (null));
    this.ask = computed(() => (stage.isCaughtUp.value ? (stage.update.value?.ask ?? null) : null));
    this.legal = computed(
      () => /** @type {K["move"][]} */ (this.ask.value === null ? [] : (stage.update.value?.legal ?? [])),
    );
    this.close = effect(() => {
      const ask = this.ask.value;
      untracked(() => this.#asked(ask));
    });
  }

  /** Chooses again from the beginning. */
  clear() {
    this.chosen.value = this.nothing;
    this.refusal.value = null;
  }

  /** Whether the viewer has to move; if not, says so. */
  isAsked() {
    this.refusal.value = this.ask.value === null && this.stage.isCaughtUp.value ? WAIT : null;
    return this.ask.value !== null;
  }

  /** @param {K["move"]} move */
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
   * Sends a move that is not legal, because the refusal names the rule that forbids it.
   * @param {K["move"]} move
   */
  attempt(move) {
    if (!this.legal.value.some((legal) => isSame(legal, move))) this.send(move);
  }

  /**
   * What the server says about a legal move; undefined until the previews have arrived.
   * @param {K["move"] | undefined} move
   * @returns {K["preview"] | undefined}
   */
  previewOf(move) {
    const previews = this.previews.value;
    const place = move ? this.legal.value.findIndex((legal) => isSame(legal, move)) : -1;
    return previews === null || place < 0 ? undefined : previews[place];
  }

  /** @param {number | null} ask */
  #asked(ask) {
    this.clear();
    this.previews.value = null;
    if (ask === null || this.viewer === null || !this.isPreviewed(this.legal.value)) return;
    const known = this.legal.value;
    this.visit.preview(this.viewer).then((previews) => {
      if (this.legal.value === known && previews?.length === known.length) this.previews.value = previews;
    });
  }
}

/** @type {Refusal} */
const WAIT = { rule: "table", remedy: "wait-for-your-turn", facts: {} };

/**
 * Whether two moves are the same, field by field.
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean}
 */
export function isSame(one, other) {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return one === other;
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return mine.size === theirs.size && [...mine].every(([name, value]) => isSame(value, theirs.get(name)));
}
