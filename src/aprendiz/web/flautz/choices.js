// The cards that can be chosen now, looked up among the legal moves; this file knows no rules.

/** @import { Flautz } from "../types/messages.js" */

/**
 * @typedef {Flautz.AnyMove} Move
 * @typedef {{ row: Flautz.Row, place: number, card: string }} Lying a face-up card that was chosen
 * @typedef {{ place: number, card: string }} Held a card of the viewer's hand that was chosen
 */

/**
 * @param {Move[]} legal
 * @param {Move["kind"]} kind
 */
export const offers = (legal, kind) => legal.some((move) => move.kind === kind);

/**
 * The exchanges that take and lay these cards; null fits any card.
 * @param {Move[]} legal
 * @param {{ card: string, row: Flautz.Row } | null} taken
 * @param {{ card: string } | null} given
 * @returns {Flautz.Exchange[]}
 */
export const exchanges = (legal, taken, given) =>
  legal.filter(
    /** @returns {move is Flautz.Exchange} */
    (move) =>
      move.kind === "Exchange" &&
      (taken === null || (move.take === taken.card && move.row === taken.row)) &&
      (given === null || move.give === given.card),
  );

/**
 * @param {Move[]} legal
 * @param {{ card: string, row: Flautz.Row }} lying
 * @returns {Flautz.Replace | undefined}
 */
export const replacement = (legal, lying) =>
  legal.find(
    /** @returns {move is Flautz.Replace} */
    (move) => move.kind === "Replace" && move.card === lying.card && move.row === lying.row,
  );

/**
 * Whether a face-up card can be chosen, given the chosen hand card.
 * @param {Move[]} legal
 * @param {{ card: string, row: Flautz.Row }} lying
 * @param {{ card: string } | null} given
 */
export const canTake = (legal, lying, given) =>
  replacement(legal, lying) !== undefined || exchanges(legal, lying, given).length > 0;

/**
 * Whether a hand card can be chosen, given the chosen face-up card.
 * @param {Move[]} legal
 * @param {{ card: string }} held
 * @param {{ card: string, row: Flautz.Row } | null} taken
 */
export const canGive = (legal, held, taken) => exchanges(legal, taken, held).length > 0;
