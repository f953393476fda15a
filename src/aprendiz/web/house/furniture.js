// The components of each game: its table and its result, loaded when the game is first played, and drawings for options.

import { wear } from "./lazy.js";

/** @import { VNode } from "../vendor/preact.js" */
/** @import { Viewer, Visit } from "../net/visit.js" */
/** @import { Texts } from "../texts/texts.js" */

/**
 * @typedef {{ visit: Visit, viewer: Viewer, texts: Texts, onEnd: () => void }} TableProps
 * @typedef {{ view: any, log: any[], texts: Texts }} ResultProps
 * @typedef {{ Table: (props: TableProps) => VNode | null, Result: (props: ResultProps) => VNode | null }} Furniture
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
