// The groups of cards: their keys, and which cards can be dropped on which.

/** By group and place, as they lie on a keyboard: two rows of letters, and the digits. */
export const KEYS = {
  air: ["q", "w", "e"],
  floor: ["a", "s", "d"],
  hand: ["1", "2", "3", "4", "5"],
};

/** A card of the hand is exchanged with a face-up card. */
export const GOALS = { air: ["hand"], floor: ["hand"], hand: ["air", "floor"] };
