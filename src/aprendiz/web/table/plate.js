// The plates of the other players: name, presence, bot, and what the game shows of each.

import { Icon } from "../ui/icon.js";
import { h } from "../vendor/preact.js";

/** @import { Viewer, Visit } from "../net/visit.js" */
/** @import { Texts } from "../texts/texts.js" */
/** @import { ChairSeen } from "../types/messages.js" */
/** @import { ComponentChildren, VNode } from "../vendor/preact.js" */

/** @typedef {{ key: number, seat: number, chair: ChairSeen | undefined, isPresent: boolean, texts: Texts }} Seated */

/**
 * @param {{
 *   visit: Pick<Visit, "lobby" | "presence">,
 *   viewer: Viewer,
 *   count: number,
 *   plate: (seated: Seated) => VNode,
 *   texts: Texts,
 *   class?: string,
 * }} props
 * All seats but the viewer's, beginning with the one that acts after the viewer.
 */
export const Plates = ({ visit, viewer, count, plate, texts, class: extra = "" }) => {
  const seats = Array.from({ length: count }, (_, place) => (place + (viewer ?? -1) + 1) % count);
  const others = seats.filter((seat) => seat !== viewer);
  return h(
    "ol",
    { class: `players ${extra}${others.length > 2 ? " players-many" : ""}`, "aria-label": texts.say("players") },
    others.map((seat) =>
      plate({
        key: seat,
        seat,
        chair: visit.lobby.value?.chairs[seat],
        isPresent: visit.presence.value[seat] ?? true,
        texts,
      }),
    ),
  );
};

/**
 * @param {Omit<Seated, "key"> & {
 *   isTurn: boolean,
 *   medallion: ComponentChildren,
 *   tally: ComponentChildren,
 *   marks?: ComponentChildren,
 *   class?: string,
 *   children?: ComponentChildren,
 * }} props
 * `tally`: what the player has won so far; `marks`: small signs beside it; `children`: such as the player's hand
 */
export const Plate = ({
  seat,
  chair,
  isPresent,
  isTurn,
  medallion,
  tally,
  marks,
  class: extra = "",
  children,
  texts,
}) => {
  const isAway = chair?.player === "person" && !isPresent;
  const level = chair?.sits_in ?? (chair?.player === "person" ? null : chair?.player);
  return h(
    "li",
    { class: `player${isTurn ? " is-turn" : ""}${isAway ? " is-away" : ""} ${extra}`.trimEnd() },
    h(
      "div",
      { class: "plate" },
      h("span", { class: "player-medallion" }, medallion),
      h("span", { class: "player-name" }, texts.called(seat)),
      h(
        "span",
        { class: "player-state" },
        tally,
        level && h(Icon, { name: level, label: texts.say("bot-level", { level }), class: "mark mark-level" }),
        isAway && h(Icon, { name: "lost", label: texts.say("mark-away"), class: "mark mark-away" }),
        marks,
      ),
      children,
    ),
  );
};
