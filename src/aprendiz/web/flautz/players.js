// The other players, with everything that is public about them.

import { Icon } from "../ui/icon.js";
import { h } from "../vendor/preact.js";
import { Apprentice } from "./apprentice.js";
import { Card } from "./card.js";
import { Crystal } from "./field.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { Identity } from "./identities.js" */

/**
 * @typedef {{ name: string, player: string | null, sits_in: string | null, is_present: boolean }} Chair
 */

/**
 * @param {{
 *   seat: number,
 *   view: any,
 *   cards: Identity[],
 *   chair: Chair | undefined,
 *   isPresent: boolean,
 *   remembered: string[],
 *   hand: string[] | null,
 *   texts: Texts,
 * }} props
 * `remembered`: cards that the player certainly holds, by memory help;
 * `hand`: an open hand, or one shown to spectators.
 */
export const Player = ({ seat, view, cards, chair, isPresent, remembered, hand, texts }) => {
  const player = view.players[seat];
  const isTurn = view.to_act === seat;
  const isAway = chair?.player === "person" && !isPresent;
  return h(
    "li",
    { class: `player${isTurn ? " is-turn" : ""}${isAway ? " is-away" : ""}${hand ? " is-open" : ""}` },
    h(
      "div",
      { class: "plate" },
      h("span", { class: "player-medallion" }, h(Medallion, { player, texts })),
      h("span", { class: "player-name" }, texts.called(seat)),
      h("span", { class: "player-state" }, h(Tally, { player, texts }), h(Marks, { seat, view, chair, isAway, texts })),
      h(Fan, { player, cards, hand, remembered, texts }),
    ),
  );
};

/** @param {{ player: any, texts: Texts }} props */
export const Medallion = ({ player, texts }) => [
  player.colour && h(Apprentice, { colour: player.colour, isFocused: player.is_focused }),
  h(
    "span",
    { class: "unseen" },
    player.colour && texts.say("table-apprentice", { colour: player.colour }),
    player.is_focused && `, ${texts.say("table-focused")}`,
  ),
];

/**
 * Crystals; in mode matches also points.
 * @param {{ player: any, texts: Texts }} props
 */
export const Tally = ({ player, texts }) => {
  const points = player.points.reduce((/** @type {number} */ sum, /** @type {number} */ noted) => sum + noted, 0);
  return h(
    "span",
    { class: "tally" },
    h("span", { class: "tally-crystals", "aria-hidden": "true" }, h(Crystal, {}), h("b", {}, player.crystals)),
    h("span", { class: "unseen" }, texts.say("table-crystals", { crystals: player.crystals })),
    player.points.length > 0 && [
      h("span", { class: "tally-points", "aria-hidden": "true" }, h(Icon, { name: "star" }), h("b", {}, points)),
      h("span", { class: "unseen" }, texts.say("table-points", { points })),
    ],
  );
};

/** @param {{ seat: number, view: any, chair: Chair | undefined, isAway: boolean, texts: Texts }} props */
const Marks = ({ seat, view, chair, isAway, texts }) => {
  const level = chair?.sits_in ?? (chair?.player === "person" ? null : chair?.player);
  return [
    level && h(Icon, { name: level, label: texts.say("bot-level", { level }), class: "mark mark-level" }),
    isAway && h(Icon, { name: "lost", label: texts.say("mark-away"), class: "mark mark-away" }),
    view.caller === seat && h(Icon, { name: "bell", label: texts.say("flautz-has-declared"), class: "mark" }),
    view.starter === seat && h(Icon, { name: "candle", label: texts.say("table-starts"), class: "mark" }),
  ];
};

/** @param {{ player: any, cards: Identity[], hand: string[] | null, remembered: string[], texts: Texts }} props */
const Fan = ({ player, cards, hand, remembered, texts }) => {
  const known = hand ?? remembered;
  const words = hand
    ? texts.say("table-open", { cards: hand.join(" ") })
    : texts.say("table-cards", { count: player.hand_size });
  return h(
    "span",
    { class: `fan${hand ? " fan-open" : ""}` },
    h("span", { class: "unseen" }, words),
    cards.map((card, place) =>
      h(
        "span",
        { key: card.id, class: "fan-card", "data-key": card.id, "data-from": "deck", "aria-hidden": "true" },
        h(Card, { card: known[place] ?? "", isFaceDown: known[place] === undefined }),
      ),
    ),
    !hand && h("b", { class: "fan-count", "aria-hidden": "true" }, player.hand_size),
    !hand &&
      remembered.length > 0 &&
      h("span", { class: "unseen" }, remembered.map((card) => texts.card(card)).join(", ")),
  );
};
