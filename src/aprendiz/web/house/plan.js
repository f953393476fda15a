// Converts the plan of a table to a draft and back.

/** @import { Lobby, NewPlan } from "../types/messages.js" */
/** @import { Draft, Edition } from "./games.js" */

/** @param {Lobby} lobby @returns {NewPlan} */
export const planOf = ({ plan }) => ({ ...plan });

/** @param {Lobby} lobby @returns {Draft} */
export const draftOf = ({ plan }) => ({
  edition: /** @type {Edition} */ (plan.edition),
  options: plan.options,
  settings: plan.settings,
});

/** @param {Lobby} lobby @param {Draft} draft @returns {NewPlan} */
export const planWith = ({ plan }, { edition, options, settings }) => ({
  ...plan,
  edition,
  options,
  settings,
});
