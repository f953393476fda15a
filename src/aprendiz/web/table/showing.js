// How a game is shown: frame after frame, with sounds, speech, great moments, and stops that a player has to dismiss.

import { isStill, Motion } from "../stage/motion.js";
import { play } from "../stage/sound.js";
import { hush, speak } from "../stage/speech.js";
import { Stage } from "../stage/stage.js";
import { computed, effect, signal, untracked } from "../vendor/preact.js";
import { storied } from "./log.js";
import { Turn } from "./turn.js";

/** @import { Viewer } from "../net/visit.js" */
/** @import { Texts } from "../texts/texts.js" */
/** @import { Frame, Kinds, Staging, VisitOf } from "./contract.js" */

/** Milliseconds that the last move before a stop is shown before a sheet covers it, with and without motion. */
const BREATH = 1200;
const GLANCE = 100;

/** Milliseconds until a stop ends by itself for spectators: perhaps nobody is there to dismiss it. */
const UNATTENDED = 15000;

/**
 * @template {Kinds} K
 * @template C what can be chosen in a turn
 */
export class Showing {
  /** @type {Texts | null} */
  texts = null;
  motion = new Motion();
  /** The great moment that is shown large over the table. */
  moment = signal(/** @type {K["event"] | null} */ (null));
  /** The event at which the table has stopped, until `goOn`. */
  stop = signal(/** @type {K["event"] | null} */ (null));
  isBreathing = signal(false);
  /** The stop to show; null while something else is shown first. */
  opening = computed(() => (this.moment.value === null && !this.isBreathing.value ? this.stop.value : null));
  /** Whether the end of the game has been shown. */
  isEnded = signal(false);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #breath = undefined;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience = undefined;

  /**
   * @param {VisitOf<K>} visit
   * @param {Viewer} viewer
   * @param {Staging<K, C>} staging
   * @param {C} nothing the choice at the beginning of a turn
   */
  constructor(visit, viewer, staging, nothing) {
    this.visit = visit;
    this.viewer = viewer;
    this.staging = staging;
    this.stage = new Stage(visit, viewer, {
      pace: staging.pace,
      before: (frame, isWhole) => this.#before(frame, isWhole),
      tell: (event, isSkipped) => this.#tell(event, isSkipped),
    });
    this.turn = new Turn(visit, viewer, this.stage, nothing, staging.isPreviewed);
    const unwatchTurn = effect(() => {
      if (this.turn.ask.value !== null) untracked(() => queueMicrotask(() => this.#callToTurn()));
    });
    const unwatchStops = effect(() => {
      const { isCaughtUp, event, coming } = this.stage;
      const isBefore = !isCaughtUp.value && !(event.value && this.#isHolding(event.value));
      visit.isHeld.value =
        this.stop.value !== null ||
        (isBefore && coming.some((frame) => frame.events.some((next) => this.#isHolding(next))));
    });
    this.#unwatch = () => {
      unwatchTurn();
      unwatchStops();
      visit.isHeld.value = false;
    };
  }

  /** Ends everything that is still being shown, because the player wants to act. */
  skip() {
    this.moment.value = null;
    this.isBreathing.value = false;
    if (this.stage.isCaughtUp.value) return;
    this.stage.skip();
    this.motion.forget();
  }

  /** Goes on after a stop. */
  goOn() {
    clearTimeout(this.#patience);
    this.stop.value = null;
    this.stage.release();
  }

  close() {
    clearTimeout(this.#timer);
    clearTimeout(this.#breath);
    clearTimeout(this.#patience);
    this.stage.close();
    this.turn.close();
    this.#unwatch();
    hush();
  }

  /** @type {() => void} */
  #unwatch;

  /** @param {K["event"]} event */
  #isHolding(event) {
    return this.staging.holding.includes(event.kind);
  }

  /**
   * @param {Frame<K>} frame
   * @param {boolean} isWhole
   */
  #before(frame, isWhole) {
    if (isWhole) this.motion.forget();
    else this.motion.remember(this.staging.flight?.(frame));
    this.staging.before?.(frame, isWhole);
  }

  /**
   * @param {K["event"]} event
   * @param {boolean} isSkipped
   */
  #tell(event, isSkipped) {
    if (this.texts) speak(storied(event, this.texts, this.staging.telling).join(" "));
    if (!isSkipped) this.#sound(event);
    this.#linger(event);
    if (this.#isHolding(event)) {
      if (isSkipped || isStill()) this.moment.value = null;
      this.#breathe(isSkipped || isStill() ? GLANCE : BREATH);
      this.stop.value = event;
      this.stage.hold();
      if (this.viewer === null) this.#patience = setTimeout(() => this.goOn(), UNATTENDED);
    }
    if (event.kind === "GameEnded") this.isEnded.value = true;
  }

  /** @param {K["event"]} event */
  #sound(event) {
    const found = /** @type {Staging<any, C>["sounds"]} */ (this.staging.sounds)[event.kind];
    const sound = typeof found === "function" ? found(event, this.viewer) : found;
    if (sound) play(sound);
  }

  /** @param {K["event"]} event */
  #linger(event) {
    const lasting = /** @type {Staging<any, C>["moments"]} */ (this.staging.moments)[event.kind];
    if (lasting === undefined) return;
    clearTimeout(this.#timer);
    this.moment.value = event;
    this.#timer = setTimeout(() => {
      this.moment.value = null;
    }, lasting);
  }

  /** @param {number} lasting */
  #breathe(lasting) {
    clearTimeout(this.#breath);
    this.isBreathing.value = true;
    this.#breath = setTimeout(() => {
      this.isBreathing.value = false;
    }, lasting);
  }

  #callToTurn() {
    const view = this.stage.view.value;
    if (!this.texts || view === null || this.turn.ask.value === null) return;
    speak(this.staging.call(this, view, this.texts));
    if (this.staging.isTurnBegun(view)) play("turn");
  }
}
