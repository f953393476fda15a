// The result of a game of FLAUTZ!: who won and how, match by match, and the hands that were opened last.

import { Icon } from "../ui/icon.js";
import { h } from "../vendor/preact.js";
import { Apprentice } from "./apprentice.js";
import { Crystal } from "./field.js";
import { ValuedHands } from "./opening.js";

/** @import { GameEvent } from "../stage/stage.js" */
/** @import { Texts } from "../texts/texts.js" */

/** @param {{ view: any, log: GameEvent[], texts: Texts }} props */
export const FlautzResult = ({ view, log, texts }) => {
  const end = log.find((event) => event.kind === "GameEnded");
  const matches = log.filter((event) => event.kind === "MatchEnded");
  const last = matches[matches.length - 1];
  return h(
    "div",
    { class: "flautz-result" },
    end && h("p", { class: "result-words" }, texts.tell("event", end)),
    end && h(Standing, { view, result: end.result, matches, texts }),
    last && [
      h("h2", { class: "result-last" }, texts.say("table-between", { match: last.match })),
      h("p", { class: "opening-why" }, texts.tell("event", last)),
      h(ValuedHands, { hands: last.hands, players: view.players, texts }),
    ],
  );
};

/** @param {{ view: any, result: any, matches: GameEvent[], texts: Texts }} props */
const Standing = ({ view, result, matches, texts }) => {
  const hasPoints = result.matches.length > 0;
  const places = /** @type {number[]} */ (result.ranking.flat());
  return h(
    "div",
    { class: "result-scroll", tabIndex: 0, role: "group", "aria-label": texts.say("final-standing") },
    h(
      "table",
      { class: "result-table" },
      h("caption", { class: "unseen" }, texts.say("final-standing")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, h("span", { class: "unseen" }, texts.say("flautz-player"))),
          matches.map((match) =>
            h(
              "th",
              { key: match.match, scope: "col" },
              h("span", { "aria-hidden": "true" }, match.match),
              h("span", { class: "unseen" }, texts.say("table-between", { match: match.match })),
            ),
          ),
          h(
            "th",
            { scope: "col" },
            h("span", { "aria-hidden": "true" }, h(Crystal, {})),
            h("span", { class: "unseen" }, texts.say("flautz-crystals")),
          ),
          hasPoints && h("th", { scope: "col" }, texts.say("flautz-sum")),
        ),
      ),
      h(
        "tbody",
        {},
        places.map((seat) => {
          const isWinner = result.ranking[0].includes(seat);
          return h(
            "tr",
            { key: seat, class: isWinner ? "is-winner" : "" },
            h(
              "th",
              { scope: "row" },
              h(
                "span",
                { class: "result-who" },
                h(Apprentice, { colour: view.players[seat].colour, isFocused: false }),
                h("span", {}, texts.called(seat)),
                isWinner && h(Icon, { name: "crown", label: texts.say("flautz-winner") }),
              ),
            ),
            matches.map((match) => h("td", { key: match.match }, h(MatchWorth, { hand: handOf(match, seat), texts }))),
            h("td", {}, result.crystals[seat]),
            hasPoints && h("td", { class: "result-total" }, result.totals[seat]),
          );
        }),
      ),
    ),
    hasPoints && h("p", { class: "result-note" }, texts.say("flautz-sum-note")),
  );
};

/**
 * @param {GameEvent} match
 * @param {number} seat
 */
const handOf = (match, seat) => match.hands.find((/** @type {any} */ hand) => hand.seat === seat);

/** @param {{ hand: any, texts: Texts }} props */
const MatchWorth = ({ hand, texts }) => [
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
