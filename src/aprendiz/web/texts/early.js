// Fetches the texts of the first screen at once, while the browser still loads the rest of the page.

import { LANGUAGES, languageOf } from "./languages.js";

const KEPT_AS = "aprendiz-language";

/** The files that every screen needs. */
export const FIRST = ["common", "table", "house"];

/** @param {string} code @param {string} file */
export const addressOf = (code, file) => new URL(`../lang/${code}/${file}.ftl`, import.meta.url).href;

/** The language chosen earlier, else the one the browser asks for. */
export const firstLanguage = remembered() ?? languageOf(navigator.languages);

/** @type {Map<string, Promise<Response | null>>} */
const answers = new Map(
  FIRST.map((file) => addressOf(firstLanguage, file)).map((path) => [path, fetch(path).catch(() => null)]),
);

/** The answer to an early request, once. Null: there was none, or it failed. @param {string} path */
export async function early(path) {
  const answer = answers.get(path);
  answers.delete(path);
  return (await answer) ?? null;
}

/** @param {string} code */
export function remember(code) {
  try {
    localStorage.setItem(KEPT_AS, code);
  } catch {
    // The choice lasts as long as the page.
  }
}

/** @returns {string | null} */
function remembered() {
  try {
    const code = localStorage.getItem(KEPT_AS);
    return LANGUAGES.some((known) => known.code === code) ? code : null;
  } catch {
    return null; // The browser stores nothing: use its preferred language.
  }
}
