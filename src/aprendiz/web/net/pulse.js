// Notices that a connection has fallen silent: asks for a sign of life, and counts the time without an answer.

const REST = 2000;
/** Milliseconds after the last message until a sign of life is asked for. */

const STEP = 500;
/** Milliseconds of one step of waiting. A late step counts only once: the page was busy, or the device slept. */

const SILENT = 5;
const LOST = 16;
/** Steps without any message until the player is told, and until the connection is given up. */

/**
 * @typedef {object} Line
 * @property {() => boolean} isNeeded whether anybody waits for messages; otherwise the connection may be silent
 * @property {() => void} ask sends a request that the server answers at once
 * @property {() => void} onSilent
 * @property {() => void} onLost
 */

/** The player is told first, and the connection is given up later: a slow line or server may still answer. */
export class Pulse {
  /** @param {Line} line */
  constructor(line) {
    this.line = line;
    /** Steps since a request was sent and nothing was heard; null: no answer is awaited. */
    this.steps = /** @type {number | null} */ (null);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** A message has come. */
  heard() {
    this.stop();
    this.timer = setTimeout(() => {
      if (this.line.isNeeded()) this.check();
    }, REST);
  }

  /** A request was sent. */
  asked() {
    if (this.steps !== null) return;
    this.stop();
    this.steps = 0;
    this.timer = setTimeout(() => this.step(), STEP);
  }

  /** Ask for a sign of life now, unless the page is hidden. */
  check() {
    if (!isHidden()) this.line.ask();
  }

  step() {
    // A hidden page asks again when it becomes visible.
    if (this.steps === null || isHidden()) return this.stop();
    this.steps += 1;
    if (this.steps >= LOST) return this.line.onLost();
    this.timer = setTimeout(() => this.step(), STEP);
    if (this.steps === SILENT) this.line.onSilent();
  }

  /** Nothing is awaited any more. */
  stop() {
    clearTimeout(this.timer);
    this.steps = null;
  }
}

const isHidden = () => document.visibilityState === "hidden";
