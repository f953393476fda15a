// What this browser remembers about its user: name, level, memory help, simple view and theme.

import { effect, signal } from "../vendor/preact.js";

/**
 * A signal kept in local storage; if the browser stores nothing, it lasts as long as the page.
 * @template T
 * @param {string} key
 * @param {T} fallback
 */
export function remembered(key, fallback) {
  const kept = signal(recall(key, fallback));
  let isFirst = true;
  effect(() => {
    const text = JSON.stringify(kept.value);
    if (!isFirst) keep(key, text);
    isFirst = false;
  });
  return kept;
}

export const ownName = remembered("name", "");
export const level = remembered("level", /** @type {"novice" | "adept" | "master"} */ ("novice"));
export const isHelped = remembered("helped", false);
/** Whether every game is shown in words, even if it has a table with pictures. */
export const isSimple = remembered("simple", false);
export const theme = remembered("theme", /** @type {"auto" | "light" | "dark"} */ ("auto"));

effect(() => {
  const { dataset } = document.documentElement;
  if (theme.value === "auto") delete dataset.theme;
  else dataset.theme = theme.value;
});

/** @template T @param {string} key @param {T} fallback @returns {T} */
function recall(key, fallback) {
  try {
    const text = localStorage.getItem(`aprendiz-${key}`);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

/** @param {string} key @param {string} text */
function keep(key, text) {
  try {
    localStorage.setItem(`aprendiz-${key}`, text);
  } catch {
    // The value lasts as long as the page.
  }
}
