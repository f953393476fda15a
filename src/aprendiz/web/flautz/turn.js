// The two cards chosen in a turn: one that lies face up, and one of the viewer's hand.

import { play } from "../stage/sound.js";
import { canGive, canTake, exchanges, offers, replacement } from "./choices.js";

/** @import { Turn } from "../table/turn.js" */
/** @import { Flautz } from "../types/messages.js" */
/** @import { Held, Lying } from "./choices.js" */

/**
 * @typedef {{ taken: Lying | null, given: Held | null }} Chosen
 * @typedef {Turn<Flautz.Kinds, Chosen>} FlautzTurn
 */

/** @type {Chosen} */
export const NONE = { taken: null, given: null };

/**
 * The legal exchanges of the two chosen cards: with and without declaring, if both are legal.
 * @param {FlautzTurn} turn
 */
export function readyIn(turn) {
  const { taken, given } = turn.chosen.value;
  return taken && given ? exchanges(turn.legal.value, taken, given) : [];
}

/** @param {FlautzTurn} turn */
export function replacingIn(turn) {
  const { taken } = turn.chosen.value;
  return taken ? replacement(turn.legal.value, taken) : undefined;
}

/**
 * The best spell after an exchange; undefined until the previews have arrived.
 * @param {FlautzTurn} turn
 * @param {Flautz.Exchange | undefined} move
 */
export function spellAfter(turn, move) {
  const found = turn.previewOf(move);
  return found === null || found?.kind === "Spell" ? found : undefined;
}

/**
 * Whether the server says that focusing brings nothing any more.
 * @param {FlautzTurn} turn
 */
export const isTooLateToFocus = (turn) => turn.previewOf({ kind: "Focus" })?.kind === "LastTurn";

/**
 * @param {FlautzTurn} turn
 * @param {Lying} lying
 */
export function touchLying(turn, lying) {
  if (!turn.isAsked()) return;
  const { taken, given } = turn.chosen.value;
  if (isChosen(taken, lying)) {
    turn.chosen.value = { taken: null, given };
  } else if (canTake(turn.legal.value, lying, given)) {
    turn.chosen.value = { taken: lying, given };
    play("take");
  } else if (canTake(turn.legal.value, lying, null)) {
    turn.chosen.value = { taken: lying, given: null };
    play("take");
  } else {
    turn.attempt(taking(turn, lying, given));
  }
}

/**
 * @param {FlautzTurn} turn
 * @param {Held} held
 */
export function touchHeld(turn, held) {
  if (!turn.isAsked()) return;
  const { taken, given } = turn.chosen.value;
  if (given?.place === held.place) {
    turn.chosen.value = { taken, given: null };
  } else if (canGive(turn.legal.value, held, taken)) {
    turn.chosen.value = { taken, given: held };
    play("take");
  } else {
    const lying = taken ?? firstLying(turn);
    if (lying) turn.attempt(exchange(lying, held.card));
  }
}

/**
 * Exchanges a card that was dropped on another; only chooses both if declaring is still to be decided.
 * @param {FlautzTurn} turn
 * @param {Lying} lying
 * @param {Held} held
 */
export function drop(turn, lying, held) {
  if (!turn.isAsked()) return;
  const moves = exchanges(turn.legal.value, lying, held);
  if (moves.length === 1) turn.send(moves[0]);
  else if (moves.length > 1) turn.chosen.value = { taken: lying, given: held };
  else turn.attempt(exchange(lying, held.card));
}

/**
 * A move that takes the card, to hear why it is not legal.
 * @param {FlautzTurn} turn
 * @param {Lying} lying
 * @param {Held | null} held
 * @returns {Flautz.AnyMove}
 */
function taking(turn, lying, held) {
  if (offers(turn.legal.value, "Replace")) return { kind: "Replace", card: lying.card, row: lying.row };
  const other = turn.stage.view.value?.hand.find((card) => card !== lying.card);
  return exchange(lying, held?.card ?? other ?? lying.card);
}

/**
 * @param {FlautzTurn} turn
 * @returns {{ row: Flautz.Row, card: string } | undefined}
 */
function firstLying(turn) {
  const { air = [], floor = [] } = turn.stage.view.value ?? {};
  const flying = air.find((card) => card !== null);
  if (flying) return { row: "air", card: flying };
  const lying = floor.find((card) => card !== null);
  return lying ? { row: "floor", card: lying } : undefined;
}

/**
 * @param {{ row: Flautz.Row, card: string }} lying
 * @param {string} give
 * @returns {Flautz.Exchange}
 */
const exchange = (lying, give) => ({ kind: "Exchange", take: lying.card, row: lying.row, give, declare: false });

/**
 * @param {Lying | null} taken
 * @param {Lying} lying
 */
export const isChosen = (taken, lying) => taken?.row === lying.row && taken.place === lying.place;
