// The table by keyboard: arrows move within a group and between groups, letters and digits focus a card directly.

import { useState } from "../vendor/preact.js";

/** The keys of the cards, by group and place, as they lie on a keyboard: two rows of letters, and the digits. */
export const KEYS = {
  air: ["q", "w", "e"],
  floor: ["a", "s", "d"],
  hand: ["1", "2", "3", "4", "5"],
};

/** @typedef {keyof typeof KEYS} Group */

/**
 * One tab stop per group of cards: the card that had the focus last.
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

/** @type {Group[]} */
const GROUPS = ["air", "floor", "hand"];

/**
 * @param {string} key
 * @param {HTMLElement} root
 */
function named(key, root) {
  for (const group of GROUPS) {
    const place = KEYS[group].indexOf(key);
    if (place >= 0) return cardsOf(root, group)[place];
  }
  return undefined;
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} root
 */
function stepped(event, root) {
  const from = event.target instanceof HTMLElement ? event.target.closest("[data-group]") : null;
  if (!(from instanceof HTMLElement)) return undefined;
  const group = /** @type {Group} */ (from.dataset.group);
  const cards = cardsOf(root, group);
  const place = cards.indexOf(from);
  const [across, down] = STEPS[event.key];
  if (across !== 0) return cards[(place + across + cards.length) % cards.length];
  const goal = GROUPS[GROUPS.indexOf(group) + down];
  if (goal === undefined) return undefined;
  const there = cardsOf(root, goal);
  return there[Math.min(there.length - 1, Math.round((place / Math.max(1, cards.length - 1)) * (there.length - 1)))];
}

/**
 * @param {HTMLElement} root
 * @param {Group} group
 * @returns {HTMLElement[]}
 */
const cardsOf = (root, group) => [...root.querySelectorAll(`[data-group="${group}"]`)].filter(isHtml);

/**
 * @param {Element} element
 * @returns {element is HTMLElement}
 */
const isHtml = (element) => element instanceof HTMLElement;
