// A game's rulebook in one language: sections and rules by number, and search.

import { Texts } from "./texts.js";

/**
 * @typedef {{ number: string, text: string }} Rule `number` as people write it: `4.2`
 * @typedef {{ number: string, title: string, rules: Rule[] }} Section
 */

/**
 * @param {string} language
 * @param {import("../vendor/fluent.js").FluentResource} resource for example the file `flautz-rules`
 * @returns {Section[]}
 */
export function rulebook(language, resource) {
  const texts = new Texts(language, [resource]);
  const keys = resource.body.map((message) => message.id);
  const numbers = keys.filter((key) => key.startsWith("section-")).map((key) => key.slice("section-".length));
  return numbers.map((number) => ({
    number,
    title: texts.say(`section-${number}`),
    rules: keys
      .filter((key) => key.startsWith(`rule-${number}-`))
      .map((key) => ({ number: key.slice("rule-".length).replace("-", "."), text: texts.say(key) })),
  }));
}

/**
 * The section or rule with this number, or all rules that contain these words; sections without results are left out.
 * @param {readonly Section[]} sections
 * @param {readonly string[]} words
 * @returns {Section[]}
 */
export function found(sections, words) {
  const wanted = words.length === 1 ? (words[0] ?? "").replace(/\.+$/, "") : "";
  for (const section of sections) {
    if (section.number === wanted) return [section];
    const rule = section.rules.find(({ number }) => number === wanted);
    if (rule) return [{ ...section, rules: [rule] }];
  }
  const sought = words.map(folded);
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter(({ text }) => {
        const searched = folded(`${section.title} ${text}`);
        return sought.every((word) => searched.includes(word));
      }),
    }))
    .filter((section) => section.rules.length > 0);
}

/**
 * Where these words occur in a text, as pairs of start and end; sorted and without overlaps.
 * @param {string} text
 * @param {readonly string[]} words
 * @returns {[number, number][]}
 */
export function places(text, words) {
  const searched = Array.from({ length: text.length }, (_, place) =>
    [...folded(text[place] ?? "")].map(() => place),
  ).flat();
  const letters = folded(text);
  /** @type {[number, number][]} */
  const all = [];
  for (const word of words.map(folded).filter(Boolean)) {
    for (let start = letters.indexOf(word); start >= 0; start = letters.indexOf(word, start + word.length)) {
      all.push([searched[start] ?? 0, (searched[start + word.length - 1] ?? 0) + 1]);
    }
  }
  all.sort(([one], [other]) => one - other);
  return all.filter(([from], index) => all.slice(0, index).every(([, to]) => to <= from));
}

/**
 * Without accents and capitals: people seldom type them in a search. Every apostrophe is a straight one.
 * @param {string} text
 */
export const folded = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'");
