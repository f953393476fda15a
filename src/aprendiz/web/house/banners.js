// Banners over a game: it is paused, it is too long, a bot sits in, this device is a spectator, the game is over.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Notice } from "../ui/notice.js";
import { h } from "../vendor/preact.js";
import { noteRefusal } from "./notes.js";

/** @import { AnyCommand, Lobby } from "../types/messages.js" */
/** @import { Viewer, Visit } from "../net/visit.js" */

/** @param {{ visit: Visit, lobby: Lobby, viewer: Viewer, onEnd: () => void }} props */
export const Banners = ({ visit, lobby, viewer, onEnd }) => {
  const { seats, is_host } = visit.you.value;
  const ask = (/** @type {AnyCommand} */ command) => visit.do(command).then(({ refusal }) => noteRefusal(refusal));
  const replaced = seats.filter((seat) => lobby.chairs[seat]?.sits_in && (viewer === null || viewer === seat));
  const isPlaying = lobby.phase === "playing";
  return h(
    "div",
    { class: "banners" },
    lobby.phase === "over" &&
      !visit.isHeld.value && // Not before the end has been shown on the table.
      h(
        Notice,
        {
          kind: "good",
          icon: "trophy",
          isInline: true,
          actions: h(Button, { kind: "main", onClick: onEnd }, t("see-result")),
        },
        t("game-over"),
      ),
    isPlaying &&
      lobby.halt === "host" &&
      h(
        Notice,
        {
          icon: "pause",
          isInline: true,
          actions:
            is_host && h(Button, { kind: "main", icon: "play", onClick: () => ask({ kind: "Resume" }) }, t("resume")),
        },
        t(is_host ? "paused-by-you" : "paused"),
      ),
    isPlaying &&
      lobby.halt === "rules" &&
      h(
        Notice,
        {
          kind: "careful",
          icon: "rules",
          isInline: true,
          actions: is_host && h(Button, { kind: "main", onClick: () => ask({ kind: "End" }) }, t("end-game")),
        },
        t("remedy-rules-have-changed"),
      ),
    isPlaying &&
      lobby.ends_at !== null &&
      h(Notice, { kind: "careful", icon: "again", isInline: true }, t("ends-soon", { moves: lobby.ends_at })),
    isPlaying &&
      replaced.map((seat) =>
        h(
          Notice,
          {
            key: seat,
            kind: "careful",
            icon: "bot",
            isInline: true,
            actions: h(
              Button,
              { kind: "main", icon: "hat", onClick: () => ask({ kind: "Reclaim", seat }) },
              t("take-chair-back"),
            ),
          },
          t("bot-plays-for", { name: lobby.chairs[seat]?.name ?? "" }),
        ),
      ),
    isPlaying &&
      seats.length === 0 &&
      h(
        Notice,
        { icon: "eye", isInline: true, isSpoken: false },
        t(lobby.shows_hands ? "looking-on-open" : "looking-on"),
      ),
  );
};
