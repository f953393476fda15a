// How FLAUTZ! is staged: the pace of each frame, sounds, speech, and the moments that are shown large.

import { isStill, Motion } from "../stage/motion.js";
import { play } from "../stage/sound.js";
import { hush, speak } from "../stage/speech.js";
import { stage } from "../stage/stage.js";
import { storied } from "../table/log.js";
import { computed, effect, signal, untracked } from "../vendor/preact.js";
import { finalWords, taskWords, whoWords } from "./actions.js";
import { glowing } from "./glow.js";
import { follow, NOTHING } from "./identities.js";
import { STORY } from "./log.js";
import { momentOf } from "./moment.js";
import { Turn } from "./turn.js";

/** @import { Visit } from "../net/visit.js" */
/** @import { Frame, GameEvent } from "../stage/stage.js" */
/** @import { Texts } from "../texts/texts.js" */

/** Milliseconds between two dealt cards, and of each card's flight: no more than three fly at once. */
const DEALING = 50;
const DEALT = 150;
const USUAL = 300;

/** Milliseconds that the last move of a match is shown before the opened hands cover it, with and without motion. */
const BREATH = 1200;
const GLANCE = 100;

/** Milliseconds until the opened hands close by themselves for spectators: perhaps nobody is there to close them. */
const UNATTENDED = 15000;

export class Showing {
  /** @type {Texts | null} */
  texts = null;
  motion = new Motion();
  cards = signal(NOTHING);
  moment = signal(/** @type {GameEvent | null} */ (null));
  /** The end of a match whose opened hands have not been closed yet. */
  ending = signal(/** @type {GameEvent | null} */ (null));
  isBreathing = signal(false);
  /** The opened hands to show until they are closed; null while something else is shown first. */
  opening = computed(() => (this.moment.value === null && !this.isBreathing.value ? this.ending.value : null));
  isEnded = signal(false);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #breath = undefined;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience = undefined;

  /**
   * @param {Visit} visit
   * @param {number | null} viewer
   */
  constructor(visit, viewer) {
    this.visit = visit;
    this.viewer = viewer;
    this.stage = stage(visit, viewer, {
      pace: (frame) => (frame.events.some(isDealing) ? DEALING : USUAL),
      before: (frame, isWhole) => this.#before(frame, isWhole),
      tell: (event, isSkipped) => this.#tell(event, isSkipped),
    });
    this.turn = new Turn(visit, viewer, this.stage);
    this.glow = glowing(this.stage, this.turn);
    const unwatchTurn = effect(() => {
      if (this.turn.ask.value !== null) untracked(() => queueMicrotask(() => this.#callToTurn()));
    });
    const unwatchOpening = effect(() => {
      const { isCaughtUp, event, coming } = this.stage;
      const isBefore = !isCaughtUp.value && event.value?.kind !== "MatchEnded";
      visit.isHeld.value =
        this.ending.value !== null || (isBefore && coming.some((frame) => frame.events.some(isMatchEnd)));
    });
    this.#unwatch = () => {
      unwatchTurn();
      unwatchOpening();
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

  /** Closes the opened hands. */
  goOn() {
    clearTimeout(this.#patience);
    this.ending.value = null;
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

  /**
   * @param {Frame} frame
   * @param {boolean} isWhole
   */
  #before(frame, isWhole) {
    if (isWhole) this.motion.forget();
    else if (frame.events.some(isDealing)) this.motion.remember(DEALT);
    else this.motion.remember();
    this.cards.value = follow(isWhole ? NOTHING : this.cards.value, frame.events, frame.view);
  }

  /**
   * @param {GameEvent} event
   * @param {boolean} isSkipped
   */
  #tell(event, isSkipped) {
    if (this.texts) speak(storied(event, this.texts, STORY).join(" "));
    if (!isSkipped) this.#sound(event);
    this.#linger(event);
    if (event.kind === "MatchEnded") {
      if (isSkipped || isStill()) this.moment.value = null;
      this.#breathe(isSkipped || isStill() ? GLANCE : BREATH);
      this.ending.value = event;
      this.stage.hold();
      if (this.viewer === null) this.#patience = setTimeout(() => this.goOn(), UNATTENDED);
    }
    if (event.kind === "GameEnded") this.isEnded.value = true;
  }

  /** @param {GameEvent} event */
  #linger(event) {
    const lasting = momentOf(event);
    if (lasting === 0) return;
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

  /** @param {GameEvent} event */
  #sound(event) {
    const isMine = event.seat === this.viewer;
    switch (event.kind) {
      case "CardDealt":
        return event.seat === (this.viewer ?? 0) && play("flip");
      case "CardLaid":
      case "CardTurnedUp":
        return play("flip");
      case "CardExchanged":
        return play("lay");
      case "CrystalMoved":
        return play("crystal");
      case "PlayerFocused":
        return play("focus");
      case "FlautzDeclared":
      case "StraightShown":
        return play(isMine || this.viewer === null ? "declare" : "toMe");
      case "GameEnded":
        return play(this.viewer === null || event.winners.includes(this.viewer) ? "win" : "declare");
    }
  }

  /** Speaks "Your turn", with the task, the cards in reach, the hand and its spell. */
  #callToTurn() {
    const { texts, turn } = this;
    const view = this.stage.view.value;
    if (!texts || turn.ask.value === null) return;
    const rows = ROWS.filter((row) => turn.legal.value.some((move) => "row" in move && move.row === row));
    const lying = rows.map((row) => listed(texts.say(row === "air" ? "table-air" : "table-floor"), view[row], texts));
    const hand = listed(texts.say("table-hand"), view.hand, texts);
    const spell = `${texts.say("table-spell")}: ${view.spell ? texts.tell("part", view.spell) : texts.say("table-no-spell")}.`;
    speak(
      [
        `${whoWords(view, true, false, texts)}.`,
        finalWords(view, texts),
        taskWords(view, turn, texts),
        ...lying,
        hand,
        spell,
      ].join(" "),
    );
    if (!view.must_exchange) play("turn");
  }
}

/** @param {GameEvent} event */
const isMatchEnd = (event) => event.kind === "MatchEnded";

/** @type {("air" | "floor")[]} */
const ROWS = ["air", "floor"];

/**
 * @param {string} title
 * @param {(string | null)[]} cards
 * @param {Texts} texts
 */
const listed = (title, cards, texts) =>
  `${title}: ${cards.flatMap((card) => (card === null ? [] : [texts.card(card)])).join(", ")}.`;

/** @param {GameEvent} event */
const isDealing = (event) => event.kind === "CardDealt" || event.kind === "CardLaid";
