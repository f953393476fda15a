// The players in words: what everybody sees of them, who plays for them, and whether they are away.

import { h } from "../vendor/preact.js";
import { sceneOf } from "./facts.js";
import { Facts, Part } from "./scene.js";

/** @import { Viewer } from "../net/visit.js" */
/** @import { VisitOf } from "../table/contract.js" */
/** @import { Texts } from "../texts/texts.js" */
/** @import { Fact } from "./facts.js" */
/** @import { AnyKinds } from "./showing.js" */

/**
 * @param {{ visit: VisitOf<AnyKinds>, viewer: Viewer, phrases: string[][], waiting: number[], texts: Texts }} props
 * `phrases`: by seat, the facts of each player; a game may have none
 */
export const Players = ({ visit, viewer, phrases, waiting, texts }) => {
  const chairs = visit.lobby.value?.chairs ?? [];
  return h(
    Part,
    { title: texts.say("players") },
    h(
      "ol",
      { class: "plain-players" },
      chairs.map((chair, seat) => {
        const level = chair.sits_in ?? (chair.player === "person" ? null : chair.player);
        const isAway = chair.player === "person" && visit.presence.value[seat] === false;
        const marks = [level && texts.say("bot-level", { level }), isAway && texts.say("mark-away")].filter(Boolean);
        const words = phrases[seat] ?? [];
        const opened = shownOf(visit, viewer, seat, texts);
        return h(
          "li",
          { key: seat, class: waiting.includes(seat) ? "is-turn" : "" },
          h("b", { class: "plain-name" }, texts.called(seat)),
          marks.length > 0 && h("span", { class: "plain-label" }, ` (${marks.join(", ")})`),
          words.length > 0 && h("span", {}, `: ${words.join(", ")}`),
          opened.length > 0 && h(Facts, { facts: opened }),
        );
      }),
    ),
  );
};

/**
 * What a player has, for spectators of a table that shows them.
 * @param {VisitOf<AnyKinds>} visit
 * @param {Viewer} viewer
 * @param {number} seat
 * @param {Texts} texts
 * @returns {Fact[]}
 */
function shownOf(visit, viewer, seat, texts) {
  if (viewer !== null || !visit.lobby.value?.shows_hands) return [];
  const view = visit.seats.value.get(seat)?.view;
  return view ? sceneOf(view, texts).own : [];
}
