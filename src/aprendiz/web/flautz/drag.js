// Dragging cards: a picture of the card follows the pointer, and can be dropped on a card.

const FAR_ENOUGH = 8;

/**
 * @param {PointerEvent} event a pointer that went down on a card
 * @param {(target: HTMLElement) => void} drop called with the card it was dropped on
 */
export function drag(event, drop) {
  const source = event.currentTarget;
  if (!(source instanceof HTMLElement) || event.button !== 0) return;
  /** @type {HTMLElement | null} */
  let picture = null;
  /** @type {HTMLElement | null} */
  let target = null;

  const move = (/** @type {PointerEvent} */ moved) => {
    if (moved.pointerId !== event.pointerId) return;
    const [x, y] = [moved.clientX - event.clientX, moved.clientY - event.clientY];
    if (picture === null && Math.hypot(x, y) < FAR_ENOUGH) return;
    picture ??= pictured(source);
    picture.style.setProperty("translate", `${x}px ${y}px`);
    aim(cardUnder(moved, source));
  };
  const end = (/** @type {PointerEvent} */ ended) => {
    if (ended.pointerId !== event.pointerId) return;
    const goal = ended.type === "pointerup" && picture !== null ? cardUnder(ended, source) : null;
    const wasDragged = picture !== null;
    stop();
    if (wasDragged) swallowClick();
    if (goal) drop(goal);
  };
  const giveUp = (/** @type {KeyboardEvent} */ pressed) => {
    if (pressed.key === "Escape") stop();
  };
  const stop = () => {
    aim(null);
    picture?.remove();
    picture = null;
    source.classList.remove("is-dragged");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    removeEventListener("keydown", giveUp);
  };
  const aim = (/** @type {HTMLElement | null} */ next) => {
    if (next === target) return;
    target?.classList.remove("is-aimed-at");
    next?.classList.add("is-aimed-at");
    target = next;
  };

  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  addEventListener("keydown", giveUp);
}

/** @param {HTMLElement} source */
function pictured(source) {
  const place = source.getBoundingClientRect();
  const picture = /** @type {HTMLElement} */ (source.cloneNode(true));
  for (const name of ["id", "data-key", "data-group", "data-place", "aria-label"]) picture.removeAttribute(name);
  picture.setAttribute("aria-hidden", "true");
  picture.classList.add("flautz-dragged");
  picture.style.setProperty("inset-block-start", `${place.top}px`);
  picture.style.setProperty("inset-inline-start", `${place.left}px`);
  picture.style.setProperty("inline-size", `${place.width}px`);
  source.closest(".flautz")?.append(picture);
  source.classList.add("is-dragged");
  return picture;
}

/**
 * The card under the pointer, if it can be exchanged with the dragged one: one is in the hand, the other is not.
 * @param {PointerEvent} event
 * @param {HTMLElement} source
 */
function cardUnder(event, source) {
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-group]");
  const isOther = under instanceof HTMLElement && isHeld(under) !== isHeld(source);
  return isOther ? under : null;
}

/** @param {HTMLElement} card */
const isHeld = (card) => card.dataset.group === "hand";

/** Ignores the click that the browser may still report after a drag. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
