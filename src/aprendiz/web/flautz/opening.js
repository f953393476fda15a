// The end of a match: all opened hands, each with its spell and points, and the winner of the crystal.

import { MatchEnd } from "../table/match_end.js";
import { h } from "../vendor/preact.js";
import { Apprentice } from "./apprentice.js";
import { Card } from "./card.js";
import { Crystal } from "./field.js";
import { Chip, partsOf } from "./spell.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { Flautz } from "../types/messages.js" */

/**
 * @param {{ event: Flautz.MatchEnded, view: Flautz.View, texts: Texts, onClose: () => void, onEnd?: () => void }} props
 * `onEnd`: leads to the result, after the last match.
 */
export const Opening = ({ event, view, texts, onClose, onEnd }) =>
  h(
    MatchEnd,
    { title: titleOf(event, texts), class: `flautz-opening ending-${event.ending}`, texts, onClose, onEnd },
    h("p", { class: "opening-why" }, texts.tell("event", event)),
    h(ValuedHands, { hands: event.hands, players: view.players, texts }),
  );

/**
 * @param {Flautz.MatchEnded} event
 * @param {Texts} texts
 */
function titleOf(event, texts) {
  if (event.ending === "royal") return texts.say("flautz-royal");
  if (event.ending === "straight") return texts.say("flautz-straight");
  return texts.say("table-between", { match: event.match });
}

/** @param {{ hands: Flautz.HandValued[], players: Flautz.PlayerView[], texts: Texts }} props */
export const ValuedHands = ({ hands, players, texts }) =>
  h(
    "ol",
    { class: "valued-hands" },
    [...hands]
      .sort((one, other) => other.crystals - one.crystals || other.points - one.points)
      .map((hand) => h(ValuedHand, { key: hand.seat, hand, player: players[hand.seat], texts })),
  );

/** @param {{ hand: Flautz.HandValued, player: Flautz.PlayerView | undefined, texts: Texts }} props */
const ValuedHand = ({ hand, player, texts }) => {
  const parts = partsOf(hand.cards, hand.spell);
  return h(
    "li",
    { class: `valued${hand.crystals > 0 ? " is-best" : ""}${hand.is_focused ? " is-focused" : ""}` },
    h("span", { class: "unseen" }, texts.tell("part", hand)),
    h(
      "span",
      { class: "valued-who", "aria-hidden": "true" },
      player?.colour && h(Apprentice, { colour: player.colour, isFocused: hand.is_focused }),
      h("span", { class: "valued-name" }, texts.called(hand.seat)),
    ),
    h(
      "span",
      { class: "valued-cards", "aria-hidden": "true" },
      hand.cards.map((card, place) => {
        const part = parts[place];
        return h(
          "span",
          { key: place, class: `valued-card${part ? " is-glowing" : ""}` },
          h(Card, { card }),
          part && part.card !== part.counts_as && h("span", { class: "scroll-counts" }, h(Chip, { part })),
        );
      }),
    ),
    h(
      "span",
      { class: "valued-worth", "aria-hidden": "true" },
      h("strong", {}, texts.say("table-points", { points: hand.points })),
      hand.is_focused && h("small", {}, texts.say("table-focused")),
      hand.crystals > 0 &&
        h(
          "span",
          { class: "valued-crystals" },
          Array.from({ length: hand.crystals }, () => h(Crystal, {})),
        ),
    ),
  );
};
