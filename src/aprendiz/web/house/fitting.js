// Makes a draft fit its game as the catalogue describes it: without options that have no effect, or that the game, the
// box or the seats do not have.

/** @import { GameShown, NameOrListShown, OptionShown } from "../types/messages.js" */
/** @import { Draft, Edition } from "./games.js" */

/** @param {GameShown} game @param {Draft} draft @param {number} seats @returns {Draft} */
export function fitted(game, draft, seats) {
  const known = game.options.flatMap((option) => {
    const value = fittedValue(option, draft.options[option.name], game, draft.edition, seats);
    return isUsual(option, value) ? [] : [/** @type {[string, any]} */ ([option.name, value])];
  });
  const options = Object.fromEntries(known);
  const used = game.options.filter((option) => option.name in options && hasEffect(game, options, option));
  return { ...draft, options: Object.fromEntries(used.map(({ name }) => [name, options[name]])) };
}

/**
 * Whether an option has an effect, by the value of the option it depends on.
 * @param {GameShown} game @param {Record<string, any>} options @param {OptionShown} option
 */
export function hasEffect(game, options, { implies }) {
  if (!implies) return true;
  const other = game.options.find(({ name }) => name === implies.option);
  return (options[implies.option] ?? other?.default) === implies.value;
}

/**
 * The names that a box defines for an option, each with the list it stands for.
 * @param {NameOrListShown} option @param {GameShown} game @param {Edition} edition
 * @returns {Record<string, string[]>}
 */
export function namesIn({ part, names }, game, edition) {
  if (typeof edition === "object" && edition !== null) return (part && edition[part]) || {};
  return names[edition ?? game.editions[0] ?? ""] ?? {};
}

/** How many words a custom list may have. @param {NameOrListShown} option @param {number} seats */
export const longest = ({ most, per_seat }, seats) => (per_seat ? Math.min(most, seats) : most);

/** @param {OptionShown} option @param {any} value */
const isUsual = (option, value) => value === undefined || value === option.default;

/**
 * Undefined if a value does not fit.
 * @param {OptionShown} option @param {any} value @param {GameShown} game @param {Edition} edition @param {number} seats
 */
function fittedValue(option, value, game, edition, seats) {
  if (option.form === "seat") return value < seats ? value : undefined;
  if (option.form !== "name-or-list") return value;
  if (Array.isArray(value)) return value.slice(0, longest(option, seats));
  return Object.hasOwn(namesIn(option, game, edition), value) ? value : undefined;
}
