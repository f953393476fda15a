// Legal moves as a list in words, in groups that are short enough to read.

import { capital } from "../texts/texts.js";

/** @import { Texts } from "../texts/texts.js" */

/**
 * @typedef {{ kind: string, [field: string]: any }} Move
 * @typedef {{ move: Move, words: string, start: string, own: string, end: string }} Choice
 * The words are `start`, `own` and `end`; start and end are shared by the whole group.
 * @typedef {{ key: string, label: string, choices: Choice[] }} Group
 */

/** The number of choices that can be read at a glance. */
export const MANY = 8;

/**
 * Moves of one kind are one group, or several if they are many. A few moves in all need no groups by kind.
 * @param {readonly Move[]} legal
 * @param {Texts} texts
 * @returns {Group[]}
 */
export const grouped = (legal, texts) =>
  [...by(legal, (move) => move.kind).values()].flatMap((moves) => parted(moves)).map((moves) => groupOf(moves, texts));

/**
 * The moves of one kind, parted by as few of their fields as make every part short.
 * @param {Move[]} moves
 * @returns {Move[][]}
 */
function parted(moves) {
  const [first] = moves;
  if (first === undefined || moves.length <= MANY) return [moves];
  const fields = Object.keys(first).filter((field) => field !== "kind");
  for (let count = 1; count < fields.length; count += 1) {
    const parts = [...by(moves, (move) => JSON.stringify(fields.slice(0, count).map((field) => move[field]))).values()];
    if (parts.length < moves.length && parts.every((part) => part.length <= 2 * MANY) && parts.length > 1) return parts;
  }
  return [moves];
}

/** @param {Move[]} moves @param {Texts} texts @returns {Group} */
function groupOf(moves, texts) {
  const sentences = moves.map((move) => capital(texts.tell("move", move)).split(" "));
  const [start, end] = shared(sentences);
  const choices = moves.map((move, place) => {
    const words = sentences[place] ?? [];
    return {
      move,
      words: words.join(" "),
      start: words.slice(0, start).join(" "),
      own: words.slice(start, words.length - end).join(" "),
      end: words.slice(words.length - end).join(" "),
    };
  });
  const [first] = choices;
  return {
    key: JSON.stringify(moves[0]),
    label: first ? [first.start, "…", first.end].filter(Boolean).join(" ") : "",
    choices,
  };
}

/** How many words all sentences share at their start and at their end. @param {string[][]} sentences */
function shared(sentences) {
  const [first = []] = sentences;
  if (sentences.length === 1) return [0, 0];
  const shortest = Math.min(...sentences.map((words) => words.length));
  let start = 0;
  while (start < shortest - 1 && sentences.every((words) => words[start] === first[start])) start += 1;
  let end = 0;
  while (end < shortest - start - 1 && sentences.every((words) => words.at(-1 - end) === first.at(-1 - end))) end += 1;
  return [start, end];
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => string} key
 * @returns {Map<string, T[]>}
 */
function by(items, key) {
  const parts = /** @type {Map<string, T[]>} */ (new Map());
  for (const item of items) parts.set(key(item), [...(parts.get(key(item)) ?? []), item]);
  return parts;
}
