// Movement: things with a `data-key` glide from where they were to where they are.

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const GLIDE = 260;
const EASING = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/** Whether nothing should move: because somebody wants it so, or because nobody looks. */
export const isStill = () => document.hidden || STILL.matches;

/** @typedef {{ animation: Animation, from: string, goal: DOMRect, since: number }} Flight */

export class Motion {
  /** @type {Element | null} */
  root = null;
  /** @type {Map<string, DOMRect>} */
  #places = new Map();
  /** @type {Map<HTMLElement, Flight>} */
  #flights = new Map();
  #isReady = false;

  /** Looks where everything is; before something changes. */
  remember() {
    this.#places = new Map();
    this.#isReady = this.root !== null && !isStill();
    if (!this.#isReady) return;
    for (const element of this.#keyed()) this.#places.set(keyOf(element), element.getBoundingClientRect());
  }

  /** Forgets where everything was: what is drawn next is simply there. */
  forget() {
    this.#isReady = false;
  }

  /** Lets everything that has another place glide there; after it has changed. */
  play() {
    if (!this.#isReady) return;
    this.#isReady = false;
    const before = this.#land();
    const elements = this.#keyed();
    const goals = elements.map((element) => element.getBoundingClientRect());
    elements.forEach((element, index) => {
      const goal = goals[index];
      const flight = before.get(element);
      const start = this.#places.get(keyOf(element)) ?? this.#places.get(element.dataset.from ?? "");
      if (flight && isNear(flight.goal, goal)) this.#fly(element, flight.from, goal, flight.since);
      else if (start && !isNear(start, goal)) this.#fly(element, shift(start, goal), goal, 0);
    });
  }

  /** Ends all flights, so that places can be measured, and tells what they were. */
  #land() {
    const flights = new Map(this.#flights);
    this.#flights.clear();
    for (const flight of flights.values()) {
      flight.since = Number(flight.animation.currentTime ?? 0);
      flight.animation.cancel();
    }
    return flights;
  }

  /**
   * @param {HTMLElement} element
   * @param {string} from
   * @param {DOMRect} goal
   * @param {number} since how long it has been under way
   */
  #fly(element, from, goal, since) {
    const animation = element.animate(
      [
        { transform: from, zIndex: 20 },
        { transform: "none", zIndex: 20 },
      ],
      {
        duration: GLIDE,
        easing: EASING,
      },
    );
    animation.currentTime = since;
    this.#flights.set(element, { animation, from, goal, since });
    animation.onfinish = () => this.#flights.delete(element);
  }

  /** @returns {HTMLElement[]} */
  #keyed() {
    return this.root === null ? [] : [...this.root.querySelectorAll("[data-key]")].filter(isHtml);
  }
}

/**
 * The transform that shows something at its goal where it was before.
 * @param {DOMRect} start
 * @param {DOMRect} goal
 */
function shift(start, goal) {
  const x = start.left + start.width / 2 - (goal.left + goal.width / 2);
  const y = start.top + start.height / 2 - (goal.top + goal.height / 2);
  const size = start.width > 0 && goal.width > 0 ? start.width / goal.width : 1;
  return `translate(${x}px, ${y}px) scale(${size})`;
}

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
const isNear = (one, other) =>
  Math.abs(one.left - other.left) < 2 && Math.abs(one.top - other.top) < 2 && Math.abs(one.width - other.width) < 2;

/**
 * @param {Element} element
 * @returns {element is HTMLElement}
 */
const isHtml = (element) => element instanceof HTMLElement;

/** @param {HTMLElement} element */
const keyOf = (element) => element.dataset.key ?? "";
