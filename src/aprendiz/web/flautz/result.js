// The result of a game of FLAUTZ!: who won and how, match by match, and the hands that were opened last.

import { Standing } from "../table/standing.js";
import { h } from "../vendor/preact.js";
import { Apprentice } from "./apprentice.js";
import { Crystal } from "./field.js";
import { ValuedHands } from "./opening.js";

/** @import { ResultProps } from "../table/contract.js" */
/** @import { Column } from "../table/standing.js" */
/** @import { Texts } from "../texts/texts.js" */
/** @import { Flautz } from "../types/messages.js" */

/** @param {ResultProps<Flautz.Kinds>} props */
export const FlautzResult = ({ view, log, texts }) => {
  const end = log.find((event) => event.kind === "GameEnded");
  const matches = log.filter((event) => event.kind === "MatchEnded");
  const last = matches[matches.length - 1];
  return h(
    "div",
    { class: "flautz-result" },
    end && h("p", { class: "result-words" }, texts.tell("event", end)),
    end &&
      h(Standing, {
        ranking: end.result.ranking,
        columns: columnsOf(end.result, matches, texts),
        portrait: (seat) => h(Apprentice, { colour: view.players[seat]?.colour, isFocused: false }),
        note: end.result.matches.length > 0 ? texts.say("flautz-sum-note") : undefined,
        texts,
      }),
    last && [
      h("h2", { class: "result-last" }, texts.say("table-between", { match: last.match })),
      h("p", { class: "opening-why" }, texts.tell("event", last)),
      h(ValuedHands, { hands: last.hands, players: view.players, texts }),
    ],
  );
};

/**
 * Each match, the crystals, and the sum if points were noted.
 * @param {Flautz.FlautzResult} result
 * @param {Flautz.MatchEnded[]} matches
 * @param {Texts} texts
 * @returns {Column[]}
 */
const columnsOf = (result, matches, texts) => [
  ...matches.map(({ match, hands }) => ({
    sign: String(match),
    title: texts.say("table-between", { match }),
    cell: (/** @type {number} */ seat) => h(MatchWorth, { hand: hands.find((hand) => hand.seat === seat), texts }),
  })),
  { picture: h(Crystal, {}), title: texts.say("flautz-crystals"), cell: (seat) => result.crystals[seat] },
  ...(result.matches.length > 0
    ? [{ title: texts.say("flautz-sum"), cell: (/** @type {number} */ seat) => result.totals[seat], isTotal: true }]
    : []),
];

/** @param {{ hand: Flautz.HandValued | undefined, texts: Texts }} props */
const MatchWorth = ({ hand, texts }) =>
  hand && [
    hand.points,
    hand.crystals > 0 && [
      h(
        "span",
        { class: "match-crystals", "aria-hidden": "true" },
        Array.from({ length: hand.crystals }, () => h(Crystal, {})),
      ),
      h("span", { class: "unseen" }, ` + ${texts.say("table-crystals", { crystals: hand.crystals })}`),
    ],
  ];
