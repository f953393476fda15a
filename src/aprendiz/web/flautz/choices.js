// The cards that can be chosen now, looked up among the legal moves; this file knows no rules.

/**
 * @typedef {"air" | "floor"} Row
 * @typedef {{ kind: "Exchange", take: string, row: Row, give: string, declare: boolean }} Exchange
 * @typedef {{ kind: "Replace", card: string, row: Row }} Replace
 * @typedef {Exchange | Replace | { kind: "Focus" } | { kind: "Declare" } | { kind: "Rest" }} Move
 * @typedef {{ row: Row, place: number, card: string }} Lying a face-up card that was chosen
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
 * @param {{ card: string, row: Row } | null} taken
 * @param {{ card: string } | null} given
 * @returns {Exchange[]}
 */
export const exchanges = (legal, taken, given) =>
  legal.filter(
    /** @returns {move is Exchange} */
    (move) =>
      move.kind === "Exchange" &&
      (taken === null || (move.take === taken.card && move.row === taken.row)) &&
      (given === null || move.give === given.card),
  );

/**
 * @param {Move[]} legal
 * @param {{ card: string, row: Row }} lying
 * @returns {Replace | undefined}
 */
export const replacement = (legal, lying) =>
  legal.find(
    /** @returns {move is Replace} */
    (move) => move.kind === "Replace" && move.card === lying.card && move.row === lying.row,
  );

/**
 * Whether a face-up card can be chosen, given the chosen hand card.
 * @param {Move[]} legal
 * @param {{ card: string, row: Row }} lying
 * @param {{ card: string } | null} given
 */
export const canTake = (legal, lying, given) =>
  replacement(legal, lying) !== undefined || exchanges(legal, lying, given).length > 0;

/**
 * Whether a hand card can be chosen, given the chosen face-up card.
 * @param {Move[]} legal
 * @param {{ card: string }} held
 * @param {{ card: string, row: Row } | null} taken
 */
export const canGive = (legal, held, taken) => exchanges(legal, taken, held).length > 0;

/**
 * @param {Move} one
 * @param {Move} other
 */
export const isSame = (one, other) =>
  Object.keys({ ...one, ...other }).every(
    (entry) => /** @type {any} */ (one)[entry] === /** @type {any} */ (other)[entry],
  );
