// The components of each game: its table and its result, loaded when the game is first played, and drawings for options.
// A game without components of its own is played on the plain table.

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

/** @returns {Promise<Furniture>} */
const plain = async () => {
  const [{ PlainTable }, { PlainResult }] = await Promise.all([
    import("../plain/table.js"),
    import("../plain/result.js"),
    wear("plain"),
  ]);
  return { Table: PlainTable, Result: PlainResult };
};

/** Whether a game has a table of its own. @param {string} game */
export const isFurnished = (game) => game in FURNITURE;

/** @param {string} game @param {boolean} isSimple whether words are wanted instead of pictures @returns {Promise<Furniture>} */
export const furnitureOf = (game, isSimple) => (isSimple ? plain : (FURNITURE[game] ?? plain))();

/** The files with the texts of a game at its table. @param {string} game */
export const textsOf = (game) => (isFurnished(game) ? [game, `${game}-table`] : [game]);

/** @type {Record<string, () => Promise<Drawings>>} */
const DRAWINGS = {
  flautz: async () => {
    const [drawn] = await Promise.all([import("../flautz/drawings.js"), wear("flautz-track")]);
    return drawn.DRAWINGS;
  },
};

/** The drawings that a game brings for its options, if any. @param {string} game @returns {Promise<Drawings>} */
export const drawingsOf = async (game) => (await DRAWINGS[game]?.()) ?? {};
