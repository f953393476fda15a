// The games, and the choices made before a table exists.

import { t, texts } from "../texts/language.js";
import { capital } from "../texts/texts.js";

/** @import { GameShown, NewSettings } from "../types/messages.js" */

/** The names of all games, as the server wrote them into the page. */
export const GAMES = document.documentElement.dataset.games?.split(" ") ?? [];

/** The title of a game; a game without a text for it is called by its name. @param {string} game */
export const titleOf = (game) => (texts.value.has(`title-${game}`) ? t(`title-${game}`) : capital(game));

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
