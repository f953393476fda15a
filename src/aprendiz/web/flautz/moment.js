// The great moments of FLAUTZ!: a FLAUTZ!, a Straight, a Royal, a new match.

import { Moment } from "../table/moment.js";
import { h } from "../vendor/preact.js";
import { Card } from "./card.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { Flautz } from "../types/messages.js" */

/** By event: milliseconds that it stays. */
export const MOMENTS = { FlautzDeclared: 2200, StraightShown: 2600, MatchBegan: 1200 };

/** @param {{ event: Flautz.AnyEvent, texts: Texts }} props */
export const FlautzMoment = ({ event, texts }) => {
  switch (event.kind) {
    case "MatchBegan":
      return h(Moment, { name: event.kind, word: texts.say("table-between", { match: event.match }) });
    case "FlautzDeclared":
      return h(
        Moment,
        {
          name: event.kind,
          word: "FLAUTZ!",
          who: texts.called(event.seat),
          after: event.calls_final_turns ? texts.say("flautz-final-turns") : undefined,
        },
        h(Cards, { cards: event.cards }),
      );
    case "StraightShown":
      return h(
        Moment,
        {
          name: event.kind,
          word: texts.say(event.is_royal ? "flautz-royal" : "flautz-straight"),
          who: texts.called(event.seat),
          class: event.is_royal ? "is-royal" : undefined,
        },
        h(Cards, { cards: event.cards }),
      );
    default:
      return null;
  }
};

/** @param {{ cards: string[] }} props */
const Cards = ({ cards }) =>
  h(
    "span",
    { class: "moment-cards" },
    cards.map((card, place) => h(Card, { key: place, card })),
  );
