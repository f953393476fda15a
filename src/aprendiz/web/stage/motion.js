// Motion: elements with a `data-key` glide from their old place to the new one, at most three at once.

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const GLIDE = 260;
const EASING = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/** Elements that move at once; the eye cannot follow more. */
const MOST = 3;

/** Whether nothing should move: the user prefers reduced motion, or the page is hidden. */
export const isStill = () => document.hidden || STILL.matches;

/**
 * @typedef {{ element: HTMLElement, box: DOMRect }} Place
 * @typedef {{ element: HTMLElement, from: string, goal: DOMRect, since: number, duration: number }} Way
 * @typedef {Way & { far: number, isStep: boolean }} NewWay a step only makes room for another element
 * @typedef {Way & { animation: Animation }} Flight
 */

export class Motion {
  /** @type {Element | null} */
  root = null;
  /** @type {Map<string, Place>} */
  #places = new Map();
  /** In the order in which they started. @type {Map<HTMLElement, Flight>} */
  #flights = new Map();
  #isReady = false;
  #duration = GLIDE;

  /**
   * Remembers where everything is, before a change.
   * @param {number} duration milliseconds of each flight
   */
  remember(duration = GLIDE) {
    this.#places = new Map();
    this.#duration = duration;
    this.#isReady = this.root !== null && !isStill();
    if (!this.#isReady) return;
    for (const element of this.#keyed())
      this.#places.set(keyOf(element), { element, box: element.getBoundingClientRect() });
  }

  /** Forgets where everything was: the next change is shown without motion. */
  forget() {
    this.#isReady = false;
    this.#land();
  }

  /** Starts the flights of all elements that have a new place, after a change. Older flights go on if there are few. */
  play() {
    if (!this.#isReady) return;
    this.#isReady = false;
    const before = this.#land();
    const elements = this.#keyed();
    const goals = new Map(elements.map((element) => [element, element.getBoundingClientRect()]));
    const flying = [...before.values()].filter(({ element, goal }) => isStillAt(goals.get(element), goal));
    const known = new Set(flying.map(({ element }) => element));
    const others = [...goals].filter(([element]) => !known.has(element));
    const ways = chosen(others.flatMap(([element, goal]) => this.#way(element, goal, before.has(element))));
    const going = flying.slice(Math.max(0, flying.length + ways.length - MOST));
    for (const way of [...going, ...ways]) this.#fly(way);
  }

  /**
   * @param {HTMLElement} element
   * @param {DOMRect} goal
   * @param {boolean} isUnderWay
   * @returns {NewWay[]} empty if the element has not moved or is new
   */
  #way(element, goal, isUnderWay) {
    const start = this.#places.get(keyOf(element)) ?? this.#places.get(element.dataset.from ?? "");
    if (!start || isNear(start.box, goal)) return [];
    const far = Math.hypot(start.box.left - goal.left, start.box.top - goal.top);
    const isStep = start.element === element && !isUnderWay;
    return [{ element, from: shift(start.box, goal), goal, since: 0, duration: this.#duration, far, isStep }];
  }

  /** Ends all flights, so that places can be measured, and returns them. */
  #land() {
    const flights = new Map(this.#flights);
    this.#flights.clear();
    for (const flight of flights.values()) {
      flight.since = Number(flight.animation.currentTime ?? 0);
      flight.animation.cancel();
    }
    return flights;
  }

  /** @param {Way} way */
  #fly({ element, from, goal, since, duration }) {
    const animation = element.animate(
      [
        { transform: from, zIndex: 20 },
        { transform: "none", zIndex: 20 },
      ],
      { duration, easing: EASING },
    );
    animation.currentTime = since;
    this.#flights.set(element, { element, animation, from, goal, since, duration });
    animation.onfinish = () => this.#flights.delete(element);
  }

  /** @returns {HTMLElement[]} */
  #keyed() {
    return this.root === null ? [] : [...this.root.querySelectorAll("[data-key]")].filter(isHtml);
  }
}

/**
 * The ways to show: the farthest ones; steps that only make room are shown all, or none if that would be too many.
 * @param {NewWay[]} ways
 */
function chosen(ways) {
  const going = ways.filter(({ isStep }) => !isStep).sort((one, other) => other.far - one.far);
  const steps = ways.filter(({ isStep }) => isStep);
  return going.length + steps.length <= MOST ? [...going, ...steps] : going.slice(0, MOST);
}

/**
 * The transform that shows an element, which is already at its goal, at its old place.
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
 * @param {DOMRect | undefined} box undefined: the element is gone
 * @param {DOMRect} goal
 */
const isStillAt = (box, goal) => box !== undefined && isNear(box, goal);

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
