// The view of any game as facts in words: what is the viewer's own, what lies on the table, the players, the boards.
//
// A field of a view is said by the game's message `own-<field>` (the viewer's own) or `fact-<field>`, a field of a
// player by `player-<field>`, a field of the memory help by `aid-<field>`. The text of a message is the label of the
// fact, for a player the whole phrase. Its attributes say the value: `.value` as a whole, `.item` each entry of a list,
// `.none` if there is nothing. With `.columns` a list is a board, on which `.on` marks the places of other facts.
// All of them can use the simple fields of the view and `$value`, `$item` or `$count`; for a place also `$row` and
// `$column`, for an entry its `$index`, which in a list by seat is the `$seat`, and its `$number`, counted from 1.
// A field without a message is said by its name; those that `facts-unsaid` lists are left out.

import { capital } from "../texts/texts.js";

/** @import { Facts, Texts } from "../texts/texts.js" */

/**
 * @typedef {{ name: string, label: string, words: string[] }} Fact `words`: one entry, or one for each entry of a list
 * @typedef {{ words: string, marks: string[] }} Cell
 * @typedef {{ name: string, label: string, rows: Cell[][] }} Board
 * @typedef {{ own: Fact[], table: Fact[], boards: Board[], players: string[][] }} Scene
 * @typedef {{ [field: string]: any }} View the JSON form of a view, a player or a memory help
 */

/** Fields that the page itself shows: whose turn it is, and the seat of the viewer. */
const OF_THE_PAGE = ["kind", "seat", "turn", "to_act", "phase", "players"];

/** @param {View} view @param {Texts} texts @returns {Scene} */
export function sceneOf(view, texts) {
  const facts = factsOf(view, texts);
  const names = said(view, texts);
  const own = names.filter((name) => texts.has(`own-${name}`));
  const boards = names.filter((name) => texts.has(`fact-${name}`, "columns"));
  const others = names.filter((name) => !own.includes(name) && !boards.includes(name));
  const shown = (/** @type {string[]} */ fields, /** @type {(name: string) => string} */ keyOf) =>
    fields.map((name) => factOf(name, keyOf(name), view[name], facts, texts)).filter((fact) => fact !== null);
  return {
    own: view.seat === null ? [] : shown(own, (name) => `own-${name}`),
    table: shown(others, (name) => `fact-${name}`),
    boards: boards.map((name) => boardOf(name, view, texts)),
    players: playersOf(view).map((player, seat) => phrasesOf(player, seat, view, texts)),
  };
}

/** What memory help knows. @param {View | null} aids @param {View} view @param {Texts} texts @returns {Fact[]} */
export function aidsOf(aids, view, texts) {
  if (aids === null) return [];
  const facts = { ...factsOf(view, texts), ...factsOf(aids, texts) };
  const names = Object.keys(aids).filter((name) => name !== "kind");
  return names.map((name) => factOf(name, `aid-${name}`, aids[name], facts, texts)).filter((fact) => fact !== null);
}

/** What the viewer has to do now; empty if the game does not say. @param {View} view @param {Texts} texts */
export function taskOf(view, texts) {
  if (!texts.has("task")) return "";
  const own = view.seat === null ? undefined : playersOf(view)[view.seat];
  return texts.say("task", { ...factsOf(own ?? {}, texts), ...factsOf(view, texts) });
}

/** @param {View} view @returns {View[]} */
const playersOf = (view) => (Array.isArray(view.players) ? view.players : []);

/** The fields that are said, in the order of the view. @param {View} view @param {Texts} texts */
function said(view, texts) {
  const unsaid = [...OF_THE_PAGE, ...(texts.has("facts-unsaid") ? texts.say("facts-unsaid").split(" ") : [])];
  return Object.keys(view).filter((name) => !unsaid.includes(name));
}

/**
 * @param {string} name
 * @param {string} key
 * @param {any} value
 * @param {Facts} facts
 * @param {Texts} texts
 * @returns {Fact | null}
 */
function factOf(name, key, value, facts, texts) {
  const words = wordsOf(key, value, facts, texts);
  if (words.length === 0) return null;
  return { name, label: texts.has(key) ? capital(texts.say(key, facts)) : named(name), words };
}

/**
 * A value in words; none if there is nothing to say.
 * @param {string} key
 * @param {any} value
 * @param {Facts} facts
 * @param {Texts} texts
 * @returns {string[]}
 */
function wordsOf(key, value, facts, texts) {
  const form = isNothing(value) ? "none" : "value";
  if (texts.has(key, form))
    return [texts.say(key, { ...facts, ...factsOfValue("value", value) }, form)].filter(Boolean);
  if (isNothing(value)) return [];
  if (!Array.isArray(value)) return [worded(value, texts)];
  return value.map((item, index) => entry(key, item, index, facts, texts)).filter(Boolean);
}

/**
 * @param {string} key
 * @param {any} item
 * @param {number} index
 * @param {Facts} facts
 * @param {Texts} texts
 */
function entry(key, item, index, facts, texts) {
  if (!texts.has(key, "item")) return worded(item, texts);
  const own = isObject(item) ? texts.facts(/** @type {any} */ (item)) : factsOfValue("item", item);
  return texts.say(key, { ...facts, index, number: index + 1, seat: index, ...own }, "item");
}

/** @param {View} player @param {number} seat @param {View} view @param {Texts} texts @returns {string[]} */
function phrasesOf(player, seat, view, texts) {
  const shared = { ...factsOf(view, texts), ...factsOf(player, texts), seat };
  return said(player, texts)
    .map((name) => {
      const [key, value] = [`player-${name}`, player[name]];
      const facts = { ...shared, ...factsOfValue("value", value) };
      if (isNothing(value)) return texts.has(key, "none") ? texts.say(key, facts, "none") : "";
      if (texts.has(key, "item")) return wordsOf(key, value, facts, texts).join(", ");
      return texts.has(key) ? texts.say(key, facts) : `${named(name)}: ${worded(value, texts)}`;
    })
    .filter(Boolean);
}

/** @param {string} name @param {View} view @param {Texts} texts @returns {Board} */
function boardOf(name, view, texts) {
  const key = `fact-${name}`;
  const facts = factsOf(view, texts);
  const columns = Number(texts.say(key, {}, "columns"));
  const marks = marksOn(name, columns, view, texts);
  const cells = /** @type {any[]} */ (view[name]).map((item, index) => ({
    words: entry(key, item, index, facts, texts),
    marks: marks.filter((mark) => mark.index === index).map(({ label }) => label),
  }));
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  return { name, label: texts.say(key, facts), rows };
}

/**
 * The facts and players that have a place on a board.
 * @param {string} board
 * @param {number} columns
 * @param {View} view
 * @param {Texts} texts
 */
function marksOn(board, columns, view, texts) {
  const isOn = (/** @type {string} */ key) => texts.has(key, "on") && texts.say(key, {}, "on") === board;
  const placed = Object.keys(view)
    .filter((name) => isOn(`fact-${name}`))
    .map((name) => ({ label: texts.say(`fact-${name}`), place: view[name] }));
  const standing = playersOf(view).flatMap((player, seat) =>
    Object.keys(player)
      .filter((name) => isOn(`player-${name}`))
      .map((name) => ({ label: texts.called(seat), place: player[name] })),
  );
  return [...placed, ...standing].map(({ label, place }) => ({ label, index: indexOf(place, columns, view[board]) }));
}

/**
 * A place is a row and a column, counted from 1, or a value that lies there.
 * @param {any} place
 * @param {number} columns
 * @param {any[]} board
 */
function indexOf(place, columns, board) {
  if (place === null) return -1;
  return Array.isArray(place) ? (place[0] - 1) * columns + place[1] - 1 : board.indexOf(place);
}

/** The fields of an object that a message can use. @param {View} object @param {Texts} texts @returns {Facts} */
const factsOf = (object, texts) =>
  texts.facts(/** @type {any} */ (Object.fromEntries(Object.entries(object).filter(([, value]) => isSimple(value)))));

/** The facts of one value: the value itself, and its number or length. @param {string} name @param {any} value @returns {Facts} */
function factsOfValue(name, value) {
  if (value === null) return { [name]: "none", [`${name}-count`]: 0, count: 0 };
  if (typeof value === "number") return { [name]: value, count: value };
  if (typeof value === "string") return { [name]: value, [`${name}-count`]: 1, count: 1 };
  if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
  if (!Array.isArray(value)) return {};
  const [row, column] = value;
  const isPlace = value.length === 2 && typeof row === "number" && typeof column === "number";
  /** @type {Facts} */
  const place = isPlace ? { row, column } : {};
  return { [name]: value.filter(isSimple).join(" "), count: value.length, ...place };
}

/** A value without a message of its own. @param {any} value @param {Texts} texts @returns {string} */
function worded(value, texts) {
  if (value === null) return "–";
  if (typeof value === "boolean") return texts.say(value ? "answer-yes" : "answer-no");
  if (Array.isArray(value)) return value.map((item) => worded(item, texts)).join(", ") || "–";
  if (!isObject(value)) return String(value);
  if (texts.has(`part-${value.kind}`)) return texts.tell("part", /** @type {any} */ (value));
  const fields = Object.entries(value).filter(([name]) => name !== "kind");
  return fields.map(([name, part]) => `${named(name)}: ${worded(part, texts)}`).join("; ");
}

/** A field's name as a label: `deck_size` is `Deck size`. @param {string} name */
const named = (name) => capital(name.replaceAll("_", " "));

/** @param {any} value @returns {value is View} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} value */
const isNothing = (value) => value === null || value === false || (Array.isArray(value) && value.length === 0);

/** Neither an object nor a list of objects or lists. @param {any} value */
const isSimple = (value) =>
  Array.isArray(value) ? value.every((item) => item === null || typeof item !== "object") : !isObject(value);
