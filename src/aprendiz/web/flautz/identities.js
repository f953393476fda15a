// Card identities: a card keeps its id from frame to frame, so that its movement can be shown.

/** @import { Flautz } from "../types/messages.js" */

/**
 * @typedef {{ id: string, code: string | null }} Identity a card; its code is null where only its back is known
 * @typedef {{
 *   air: (Identity | null)[],
 *   floor: (Identity | null)[],
 *   hands: Identity[][],
 *   discard: Identity | null,
 * }} Identities
 */

let count = 0;

/**
 * @param {string | null} code
 * @returns {Identity}
 */
const fresh = (code = null) => {
  count += 1;
  return { id: `card-${count}`, code };
};

/** @type {Identities} */
export const NOTHING = { air: [], floor: [], hands: [], discard: null };

/**
 * The cards after a frame, from its events and its view.
 * @param {Identities} before
 * @param {Flautz.AnyEvent[]} events
 * @param {Flautz.View} view
 * @returns {Identities}
 */
export function follow(before, events, view) {
  const now = {
    air: [...before.air],
    floor: [...before.floor],
    hands: view.players.map((_, seat) => [...(before.hands[seat] ?? [])]),
    discard: before.discard,
  };
  for (const event of events) happen(now, event);
  now.air = lying(now.air, view.air);
  now.floor = lying(now.floor, view.floor);
  now.hands = now.hands.map((hand, seat) => {
    const open = seat === view.seat ? view.hand : view.players[seat].open_hand;
    return open ? held(hand, open) : sized(hand, view.players[seat].hand_size);
  });
  if (view.discards.length === 0) now.discard = null;
  else if (now.discard === null) now.discard = fresh(view.discards[view.discards.length - 1]);
  return now;
}

/**
 * @param {Identities} now
 * @param {Flautz.AnyEvent} event
 */
function happen(now, event) {
  switch (event.kind) {
    case "MatchBegan":
      now.air = [];
      now.floor = [];
      now.hands = now.hands.map(() => []);
      now.discard = null;
      break;
    case "CardDealt":
      now.hands[event.seat]?.push(fresh());
      break;
    case "CardExchanged": {
      const row = rowOf(now, event);
      const hand = now.hands[event.seat] ?? [];
      const taken = row[event.place % 3] ?? fresh(event.took);
      const given = drawn(hand, event.gave) ?? drawn(hand, null) ?? fresh();
      row[event.place % 3] = { id: given.id, code: event.gave };
      hand.push({ id: taken.id, code: event.took });
      break;
    }
    case "CardDiscarded":
      now.discard = rowOf(now, event)[event.place % 3] ?? fresh(event.card);
      rowOf(now, event)[event.place % 3] = null;
      break;
    case "CardTurnedUp":
    case "CardLaid":
      rowOf(now, event)[event.place % 3] = fresh(event.card);
      break;
  }
}

/**
 * @param {Identities} now
 * @param {{ row: Flautz.Row }} event
 */
const rowOf = (now, event) => (event.row === "air" ? now.air : now.floor);

/**
 * Takes a card out of a hand.
 * @param {Identity[]} hand
 * @param {string | null} code
 */
function drawn(hand, code) {
  const place = hand.findIndex((card) => card.code === code);
  return place < 0 ? undefined : hand.splice(place, 1)[0];
}

/**
 * @param {(Identity | null)[]} known
 * @param {(string | null)[]} row
 */
const lying = (known, row) =>
  row.map((code, place) => {
    const card = known[place];
    if (code === null) return null;
    return card && card.code === code ? card : fresh(code);
  });

/**
 * @param {Identity[]} known
 * @param {string[]} codes
 */
function held(known, codes) {
  const left = [...known];
  return codes.map((code) => ({ id: (drawn(left, code) ?? drawn(left, null) ?? fresh()).id, code }));
}

/**
 * @param {Identity[]} known
 * @param {number} size
 */
const sized = (known, size) => Array.from({ length: size }, (_, place) => known[place] ?? fresh());
