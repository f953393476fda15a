// The language of this device, and all its texts that the page needs so far.

import { reloadIfOutdated } from "../net/version.js";
import { FluentResource } from "../vendor/fluent.js";
import { batch, signal } from "../vendor/preact.js";
import { addressOf, early, FIRST, firstLanguage, remember } from "./early.js";
import { FALLBACK, LANGUAGES, localeOf } from "./languages.js";
import { capital, Texts } from "./texts.js";

export { LANGUAGES };

/** The code of the current language. */
export const language = signal(FALLBACK);

/** @type {import("../vendor/preact.js").Signal<Texts>} */
export const texts = signal(new Texts(FALLBACK, []));

/**
 * @param {string} key
 * @param {import("./texts.js").Facts} [facts]
 */
export const t = (key, facts) => texts.value.say(key, facts);

/**
 * A text that is usually part of a sentence, as a sentence of its own.
 * @param {string} key
 * @param {import("./texts.js").Facts} [facts]
 */
export const sentence = (key, facts) => capital(t(key, facts));

/** Loads the language before the first screen. */
export async function begin() {
  await speak(firstLanguage);
}

/** @param {string} code */
export async function setLanguage(code) {
  await speak(code);
  remember(language.value);
}

/**
 * Loads more files, such as `flautz`, in the current language. Games share message names: the files needed last win.
 * @param {...string} files
 */
export async function need(...files) {
  const before = needed;
  if (files.join() === before.slice(-files.length).join()) return arrive();
  needed = [...before.filter((file) => !files.includes(file)), ...files];
  try {
    await arrive();
  } catch (error) {
    needed = needed.filter((file) => before.includes(file) || !files.includes(file));
    throw error;
  }
}

/**
 * One file, cached.
 * @param {string} code
 * @param {string} file
 * @returns {Promise<FluentResource>}
 */
export function resource(code, file) {
  const path = addressOf(code, file);
  const known = resources.get(path);
  if (known) return known;
  const fetched = read(path);
  resources.set(path, fetched);
  fetched.catch(() => resources.delete(path));
  return fetched;
}

/** @type {Map<string, Promise<FluentResource>>} */
const resources = new Map();

let needed = FIRST;
let wanted = FALLBACK;

/** @param {string} code */
async function speak(code) {
  wanted = code;
  try {
    await arrive();
  } catch (error) {
    if (wanted === code) wanted = language.value;
    throw error;
  }
}

/**
 * Loads all needed files in the wanted language; starts again if either changes meanwhile.
 * @returns {Promise<void>}
 */
async function arrive() {
  const [code, files] = [wanted, needed];
  const read = await Promise.all(files.map((file) => resource(code, file)));
  if (code !== wanted || files !== needed) return arrive();
  if (arrived.code === code && arrived.files === files) return;
  arrived = { code, files };
  document.documentElement.lang = localeOf(code);
  batch(() => {
    language.value = code;
    texts.value = new Texts(code, read);
  });
}

/** @type {{ code: string, files: string[] }} */
let arrived = { code: "", files: [] };

/** @param {string} path */
async function read(path) {
  const answer = (await early(path)) ?? (await fetch(path));
  if (answer.status === 404) reloadIfOutdated();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new FluentResource(await answer.text());
}
