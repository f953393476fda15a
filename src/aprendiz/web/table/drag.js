// Dragging: a picture of a place follows the pointer, and can be dropped on a place of another group.

const FAR_ENOUGH = 8;

/** @typedef {Record<string, readonly string[]>} Goals for each group, the groups on whose places it can be dropped */

/**
 * @param {PointerEvent} event a pointer that went down on a place
 * @param {Goals} goals
 * @param {(target: HTMLElement) => void} drop called with the place it was dropped on
 */
export function drag(event, goals, drop) {
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
    aim(placeUnder(moved, source, goals));
  };
  const end = (/** @type {PointerEvent} */ ended) => {
    if (ended.pointerId !== event.pointerId) return;
    const goal = ended.type === "pointerup" && picture !== null ? placeUnder(ended, source, goals) : null;
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
  picture.classList.add("drag-picture");
  picture.style.setProperty("inset-block-start", `${place.top}px`);
  picture.style.setProperty("inset-inline-start", `${place.left}px`);
  picture.style.setProperty("inline-size", `${place.width}px`);
  source.closest("[data-table]")?.append(picture);
  source.classList.add("is-dragged");
  return picture;
}

/**
 * The place under the pointer, if the dragged one can be dropped there.
 * @param {PointerEvent} event
 * @param {HTMLElement} source
 * @param {Goals} goals
 */
function placeUnder(event, source, goals) {
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-group]");
  if (!(under instanceof HTMLElement)) return null;
  return goals[source.dataset.group ?? ""]?.includes(under.dataset.group ?? "") ? under : null;
}

/** Ignores the click that the browser may still report after a drag. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
