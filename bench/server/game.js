// The game that boardgame.io serves for comparison: six open cards, three hidden hands, an exchange in each turn, no end.
const FAMILIES = ["blue", "green", "indigo", "orange", "violet"];
const NAMES = ["Apprentice Anna", "Apprentice Bruno", "Apprentice Clara"];
const NUMBERS = 6;
const COPIES = 2;
const HAND = 5;
const ROW = 3;
const REMEMBERED = 8;

export const game = {
  name: "exchange",
  minPlayers: 3,
  maxPlayers: 3,
  turn: { minMoves: 1, maxMoves: 1 },

  setup({ ctx, random }) {
    const deck = random.Shuffle(box());
    return {
      match: 1,
      air: deck.splice(0, ROW),
      floor: deck.splice(0, ROW),
      field: "floor",
      hands: Object.fromEntries(ctx.playOrder.map((seat) => [seat, deck.splice(0, HAND)])),
      deck,
      discards: deck.slice(0, REMEMBERED),
      players: NAMES.map((name) => ({ name, points: 0, medals: ["bronze"], exchanges: 0, away: false })),
      recent: [],
    };
  },

  moves: {
    exchange({ G, playerID, random }, take, give) {
      const row = take < ROW ? G.air : G.floor;
      const place = take % ROW;
      const hand = G.hands[playerID];
      if (row[place] === undefined || hand[give] === undefined) return "INVALID_MOVE";
      [row[place], hand[give]] = [hand[give], row[place]];
      G.players[playerID].exchanges += 1;
      G.recent.unshift({ kind: "CardExchanged", seat: Number(playerID), taken: hand[give], given: row[place] });
      G.recent.length = Math.min(G.recent.length, ROW);
      if (playerID === "2") refresh(G, random);
    },
  },

  // Every field that is not named here stays hidden.
  playerView({ G, playerID }) {
    return {
      match: G.match,
      air: G.air,
      floor: G.floor,
      field: G.field,
      hand: G.hands[playerID] ?? [],
      handSizes: Object.values(G.hands).map((hand) => hand.length),
      deckSize: G.deck.length,
      discards: G.discards,
      players: G.players,
      recent: G.recent,
    };
  },
};

function box() {
  const kinds = FAMILIES.flatMap((family) => Array.from({ length: NUMBERS }, (_, index) => `${family}-${index + 1}`));
  return Array.from({ length: COPIES }, () => kinds).flat();
}

/** After each round an open card goes back into the deck for one drawn from it. */
function refresh(G, random) {
  const place = random.Die(ROW) - 1;
  const drawn = random.Die(G.deck.length) - 1;
  [G.floor[place], G.deck[drawn]] = [G.deck[drawn], G.floor[place]];
  G.discards.shift();
  G.discards.push(G.deck[drawn]);
}
