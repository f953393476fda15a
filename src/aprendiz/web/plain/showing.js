// The plain table's link to a visit: shows every update at once, speaks its events, and sends the viewer's moves.

import { play } from "../stage/sound.js";
import { hush, speak } from "../stage/speech.js";
import { stage } from "../stage/stage.js";
import { storied } from "../table/log.js";
import { computed, effect, signal, untracked } from "../vendor/preact.js";
import { taskOf } from "./facts.js";

/** @import { Refusal, Viewer, Visit } from "../net/visit.js" */
/** @import { GameEvent } from "../stage/stage.js" */
/** @import { Storytelling } from "../table/log.js" */
/** @import { Texts } from "../texts/texts.js" */
/** @import { Move } from "./choices.js" */

export class Showing {
  /** @type {Texts | null} */
  texts = null;
  /** @type {Storytelling} */
  telling = {};
  isSending = signal(false);
  refusal = signal(/** @type {Refusal | null} */ (null));

  /** @param {Visit} visit @param {Viewer} viewer */
  constructor(visit, viewer) {
    this.visit = visit;
    this.viewer = viewer;
    this.stage = stage(visit, viewer, {
      pace: () => 0,
      before: () => {},
      tell: (event) => this.#tell(event),
    });
    this.ask = computed(() => this.stage.update.value?.ask ?? null);
    this.legal = computed(
      () => /** @type {Move[]} */ (this.ask.value === null ? [] : (this.stage.update.value?.legal ?? [])),
    );
    const unsubscribe = visit.news(() => this.stage.skip());
    const unwatch = effect(() => {
      const ask = this.ask.value;
      untracked(() => this.#asked(ask));
    });
    this.#end = () => {
      unsubscribe();
      unwatch();
    };
    queueMicrotask(() => this.stage.skip());
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

  close() {
    this.stage.close();
    this.#end();
    hush();
  }

  /** @type {() => void} */
  #end;
  #wasAsked = false;

  /** @param {GameEvent} event */
  #tell(event) {
    if (this.texts) speak(storied(event, this.texts, this.telling).join(" "));
  }

  /** @param {number | null} ask */
  #asked(ask) {
    this.refusal.value = null;
    const isFirst = !this.#wasAsked;
    this.#wasAsked = ask !== null;
    if (ask !== null) queueMicrotask(() => this.#callToTurn(isFirst));
  }

  /** Speaks "Your turn", unless the viewer's turn goes on, and the task. @param {boolean} isFirst */
  #callToTurn(isFirst) {
    const { texts } = this;
    const view = this.stage.view.value;
    if (!texts || view === null || this.ask.value === null) return;
    speak([isFirst && `${texts.say("your-turn")}.`, taskOf(view, texts)].filter(Boolean).join(" "));
    if (isFirst) play("turn");
  }
}
