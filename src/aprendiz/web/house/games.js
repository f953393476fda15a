// The games, and the choices made before a table exists.

export const GAMES = /** @type {const} */ (["flautz", "magus", "labyrinth"]);

/** @param {string} name */
export const isGame = (name) => /** @type {readonly string[]} */ (GAMES).includes(name);

/** @import { GameShown, NewSettings } from "../types/messages.js" */

/**
 * The choices made before a table exists.
 * @typedef {string | Record<string, any> | null} Edition a name, or the contents of a custom box; null: the default
 * @typedef {{ edition: Edition, options: Record<string, any>, settings: NewSettings }} Draft
 */

/** The first preset as a draft. @param {GameShown} game @returns {Draft} */
export const firstDraft = ({ presets: [first] }) => ({
  edition: first?.edition ?? null,
  options: { ...first?.options },
  settings: {},
});

/** The preset that equals a draft, if any. @param {GameShown} game @param {Draft} draft */
export const presetOf = ({ presets }, draft) =>
  presets.find((preset) => preset.edition === draft.edition && sorted(preset.options) === sorted(draft.options));

/** @param {Record<string, any>} options */
const sorted = (options) => JSON.stringify(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
