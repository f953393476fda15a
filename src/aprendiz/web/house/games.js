// The games of the house, what is laid out for each, and the ways of playing that suit most evenings.

export const GAMES = /** @type {const} */ (["flautz", "magus", "labyrinth"]);

/** @param {string} name */
export const isGame = (name) => /** @type {readonly string[]} */ (GAMES).includes(name);

/** @import { NewSettings } from "../types/messages.js" */
/** @import { Level } from "./levels.js" */

/**
 * How somebody wants to play, before there is a table.
 * @typedef {string | Record<string, any> | null} Edition a name, or what is in a box of one's own; null: the usual one
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

/** The usual way to begin. @param {string} game @returns {Draft} */
export const firstDraft = (game) => ({ edition: null, options: { ...PRESETS[game]?.[0]?.options }, settings: {} });

/** The preset a draft is, if it is one. @param {string} game @param {Draft} draft */
export const presetOf = (game, draft) =>
  PRESETS[game]?.find((preset) => preset.edition === draft.edition && sorted(preset.options) === sorted(draft.options));

/** @param {Record<string, any>} options */
const sorted = (options) => JSON.stringify(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
