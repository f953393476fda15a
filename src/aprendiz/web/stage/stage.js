// The stage of a table: shows updates frame by frame, at a pace the eye can follow, and can be skipped at any time.

import { signal } from "../vendor/preact.js";
import { isStill } from "./motion.js";

/** @import { Viewer } from "../net/visit.js" */
/** @import { Frame, Kinds, News, Update, VisitOf } from "../table/contract.js" */

/**
 * How a game is staged.
 * @template {Kinds} K
 * @typedef {object} Steps
 * @property {(frame: Frame<K>) => number} pace milliseconds that a frame is shown
 * @property {(frame: Frame<K>, isWhole: boolean) => void} before called before a frame is shown
 * @property {(event: K["event"], isSkipped: boolean) => void} tell called with every event of a frame after it is shown
 */

/** The last version of each visit's game that was shown, so that a rebuilt stage shows nothing twice. */
const shown = /** @type {WeakMap<object, { game: number | undefined, viewer: number | null, version: number }>} */ (
  new WeakMap()
);

/** @template {Kinds} K */
export class Stage {
  /**
   * @param {Pick<VisitOf<K>, "lobby" | "seats" | "news">} visit
   * @param {Viewer} viewer
   * @param {Steps<K>} steps
   */
  constructor(visit, viewer, steps) {
    this.visit = visit;
    this.viewer = viewer;
    this.steps = steps;
    this.view = signal(/** @type {K["view"] | null} */ (null));
    this.update = signal(/** @type {Update<K> | null} */ (null));
    this.isCaughtUp = signal(true);
    this.event = signal(/** @type {K["event"] | null} */ (null));
    this.shownEvents = signal(/** @type {K["event"][]} */ ([]));
    /** @type {Frame<K>[]} */
    this.coming = [];
    this.isHeld = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    const now = visit.seats.value.get(viewer);
    if (now) this.begin(now.update, now.view, now.log);
    this.unsubscribe = visit.news((news) => this.hear(news));
  }

  /** Jumps to the newest frame, or to the frame where the stage is held. */
  skip() {
    clearTimeout(this.timer);
    while (this.coming.length > 0 && !this.isHeld) this.show(true);
    this.settle();
  }

  /** Stops at the current frame until `release`. */
  hold() {
    this.isHeld = true;
  }

  release() {
    this.isHeld = false;
    this.go();
  }

  close() {
    clearTimeout(this.timer);
    this.unsubscribe();
  }

  /** @param {News<K>} news */
  hear({ viewer, update, isWhole }) {
    if (viewer !== this.viewer) return;
    const entry = this.visit.seats.value.get(viewer);
    if (isWhole || this.view.value === null) {
      if (entry) this.begin(update, entry.view, entry.log);
      return;
    }
    this.update.value = update;
    this.coming.push(...update.frames);
    this.go();
  }

  /**
   * Starts from a whole update. Frames that were not shown yet, such as the deal of a new game, are shown one by one.
   * @param {Update<K>} update
   * @param {K["view"]} view
   * @param {K["event"][]} log
   */
  begin(update, view, log) {
    clearTimeout(this.timer);
    const before = shown.get(this.visit);
    const isSame = before?.viewer === this.viewer && before.game === this.visit.lobby.value?.game;
    const isNew = !isSame || before.version < update.version;
    const frames = update.frames.length > 0 ? update.frames : [{ events: [], view }];
    const first = isNew && !isStill() ? frames[0] : { events: [], view: frames[frames.length - 1].view };
    const coming = isNew && !isStill() ? frames.slice(1) : [];
    const unshown = new Set(coming.flatMap((frame) => frame.events.map((event) => JSON.stringify(event))));
    this.coming = coming;
    this.update.value = update;
    this.shownEvents.value = coming.length > 0 ? log.filter((event) => !unshown.has(JSON.stringify(event))) : log;
    this.steps.before(first, true);
    this.view.value = first.view;
    this.go();
  }

  go() {
    clearTimeout(this.timer);
    if (this.isHeld) return;
    if (isStill()) {
      this.skip();
    } else if (this.coming.length > 0) {
      this.isCaughtUp.value = false;
      this.step();
    } else {
      this.settle();
    }
  }

  step() {
    const frame = this.coming[0];
    if (frame === undefined || this.isHeld) {
      this.settle();
      return;
    }
    this.show(false);
    this.timer = setTimeout(() => this.step(), this.steps.pace(frame));
  }

  /** @param {boolean} isSkipped */
  show(isSkipped) {
    const frame = this.coming.shift();
    if (frame === undefined) return;
    this.steps.before(frame, false);
    this.view.value = frame.view;
    if (frame.events.length > 0) this.shownEvents.value = [...this.shownEvents.value, ...frame.events];
    for (const event of frame.events) {
      this.event.value = event;
      this.steps.tell(event, isSkipped);
    }
  }

  settle() {
    this.isCaughtUp.value = this.coming.length === 0;
    if (this.isCaughtUp.value && this.update.value) {
      const { viewer } = this;
      shown.set(this.visit, { game: this.visit.lobby.value?.game, viewer, version: this.update.value.version });
    }
  }
}
