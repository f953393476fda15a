// The table by keyboard. Places are elements with `data-group` and `data-place`: arrows move within a group, and
// between groups in document order. A place with `aria-keyshortcuts` is focused and clicked by that key.

import { useState } from "../vendor/preact.js";

/**
 * One tab stop per group: the place that had the focus last.
 * @param {number} count
 */
export function useStop(count) {
  const [last, setLast] = useState(0);
  const stop = Math.min(last, Math.max(0, count - 1));
  return (/** @type {number} */ place) => ({
    tabIndex: place === stop ? 0 : -1,
    onFocus: () => setLast(place),
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} root the table
 * @param {() => void} clear
 */
export function onTableKey(event, root, clear) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(event)) return;
  if (event.key === "Escape") {
    clear();
    return;
  }
  const goal = STEPS[event.key] ? stepped(event, root) : named(event.key.toLowerCase(), root);
  if (!goal) return;
  event.preventDefault();
  goal.focus();
  if (!STEPS[event.key]) goal.click();
}

/** Whether the key belongs to a sheet over the table. @param {KeyboardEvent} event */
const isElsewhere = (event) => event.target instanceof Element && event.target.closest("dialog") !== null;

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {string} key
 * @param {HTMLElement} root
 */
const named = (key, root) => placesOf(root).find((place) => place.getAttribute("aria-keyshortcuts") === key);

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} root
 */
function stepped(event, root) {
  const from = event.target instanceof HTMLElement ? event.target.closest("[data-group]") : null;
  if (!(from instanceof HTMLElement)) return undefined;
  const places = placesOf(root);
  const groups = [...new Set(places.map(groupOf))];
  const group = places.filter((place) => groupOf(place) === groupOf(from));
  const index = group.indexOf(from);
  const [across, down] = STEPS[event.key];
  if (across !== 0) return group[(index + across + group.length) % group.length];
  const goal = groups[groups.indexOf(groupOf(from)) + down];
  const there = places.filter((place) => groupOf(place) === goal);
  return there[Math.round((index / Math.max(1, group.length - 1)) * (there.length - 1))];
}

/**
 * @param {HTMLElement} root
 * @returns {HTMLElement[]}
 */
const placesOf = (root) => [...root.querySelectorAll("[data-group]")].filter(isHtml);

/** @param {HTMLElement} place */
const groupOf = (place) => place.dataset.group ?? "";

/**
 * @param {Element} element
 * @returns {element is HTMLElement}
 */
const isHtml = (element) => element instanceof HTMLElement;
