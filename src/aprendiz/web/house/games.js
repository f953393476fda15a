// The games, and presets of options for each.

export const GAMES = /** @type {const} */ (["flautz", "magus", "labyrinth"]);

/** @param {string} name */
export const isGame = (name) => /** @type {readonly string[]} */ (GAMES).includes(name);

/** @import { NewSettings } from "../types/messages.js" */
/** @import { Level } from "./levels.js" */

/**
 * The choices made before a table exists.
 * @typedef {string | Record<string, any> | null} Edition a name, or the contents of a custom box; null: the default
 * @typedef {{ edition: Edition, options: Record<string, any>, settings: NewSettings }} Draft
 * @typedef {{ name: string, level: Level, edition: string | null, options: Record<string, any> }} Preset
 */

/** @type {Record<string, Preset[]>} */
export const PRESETS = {
  flautz: [
    { name: "first", level: "novice", edition: null, options: { mode: "matches", matches: 1 } },
    { name: "family", level: "adept", edition: null, options: {} },
    { name: "masters", level: "master", edition: "wide", options: { mode: "matches", matches: 5, arena: "long" } },
  ],
};

/** The first preset as a draft. @param {string} game @returns {Draft} */
export const firstDraft = (game) => ({ edition: null, options: { ...PRESETS[game]?.[0]?.options }, settings: {} });

/** The preset that equals a draft, if any. @param {string} game @param {Draft} draft */
export const presetOf = (game, draft) =>
  PRESETS[game]?.find((preset) => preset.edition === draft.edition && sorted(preset.options) === sorted(draft.options));

/** @param {Record<string, any>} options */
const sorted = (options) => JSON.stringify(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
