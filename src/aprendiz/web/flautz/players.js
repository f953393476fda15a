// The other players, with everything that is public about them.

import { Plate } from "../table/plate.js";
import { Icon } from "../ui/icon.js";
import { h } from "../vendor/preact.js";
import { Apprentice } from "./apprentice.js";
import { Card } from "./card.js";
import { Crystal } from "./field.js";

/** @import { Seated } from "../table/plate.js" */
/** @import { Texts } from "../texts/texts.js" */
/** @import { Flautz } from "../types/messages.js" */
/** @import { Identity } from "./identities.js" */

/**
 * @param {Omit<Seated, "key"> & {
 *   view: Flautz.View,
 *   cards: Identity[],
 *   remembered: string[],
 *   hand: string[] | null,
 * }} props
 * `remembered`: cards that the player certainly holds, by memory help;
 * `hand`: an open hand, or one shown to spectators.
 */
export const Player = ({ view, cards, remembered, hand, ...seated }) => {
  const { seat, texts } = seated;
  const player = view.players[seat];
  return h(
    Plate,
    {
      ...seated,
      isTurn: view.to_act === seat,
      medallion: h(Medallion, { player, texts }),
      tally: h(Tally, { player, texts }),
      marks: h(Marks, { seat, view, texts }),
      class: hand ? "is-open" : "",
    },
    h(Fan, { player, cards, hand, remembered, texts }),
  );
};

/** @param {{ player: Flautz.PlayerView, texts: Texts }} props */
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
 * @param {{ player: Flautz.PlayerView, texts: Texts }} props
 */
export const Tally = ({ player, texts }) => {
  const points = player.points.reduce((sum, noted) => sum + noted, 0);
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

/** @param {{ seat: number, view: Flautz.View, texts: Texts }} props */
const Marks = ({ seat, view, texts }) => [
  view.caller === seat && h(Icon, { name: "bell", label: texts.say("flautz-has-declared"), class: "mark" }),
  view.starter === seat && h(Icon, { name: "candle", label: texts.say("table-starts"), class: "mark" }),
];

/** @param {{ player: Flautz.PlayerView, cards: Identity[], hand: string[] | null, remembered: string[], texts: Texts }} props */
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
