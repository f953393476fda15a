// The components of each game: its table and its result, loaded when the game is first played, and drawings for options.

import { wear } from "./lazy.js";

/** @import { Furniture as FurnitureOf } from "../table/contract.js" */
/** @import { VNode } from "../vendor/preact.js" */

/**
 * Only here a game's name stands for its types, so the house need not know them.
 * @typedef {FurnitureOf<any>} Furniture
 * @typedef {(props: { list: string[] }) => VNode | null} Drawing a list of words as a picture
 * @typedef {Record<string, Drawing>} Drawings by option
 */

/** @type {Record<string, () => Promise<Furniture>>} */
const FURNITURE = {
  flautz: async () => {
    const [{ FlautzTable }, { FlautzResult }] = await Promise.all([
      import("../flautz/table.js"),
      import("../flautz/result.js"),
      wear("screen-flautz"),
    ]);
    return { Table: FlautzTable, Result: FlautzResult };
  },
};

/** @param {string} game */
export const isFurnished = (game) => game in FURNITURE;

/** Null for a game that has no table in the browser yet. @param {string} game @returns {Promise<Furniture | null>} */
export const furnitureOf = async (game) => (await FURNITURE[game]?.()) ?? null;

/** @type {Record<string, () => Promise<Drawings>>} */
const DRAWINGS = {
  flautz: async () => {
    const [drawn] = await Promise.all([import("../flautz/drawings.js"), wear("flautz-track")]);
    return drawn.DRAWINGS;
  },
};

/** The drawings that a game brings for its options, if any. @param {string} game @returns {Promise<Drawings>} */
export const drawingsOf = async (game) => (await DRAWINGS[game]?.()) ?? {};
