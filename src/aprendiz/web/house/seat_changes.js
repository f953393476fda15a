// Changes of the player or viewer of a seat: a note when they happen, and a list for the rest of the game.

import { t } from "../texts/language.js";
import { Icon } from "../ui/icon.js";
import { h, useEffect, useRef } from "../vendor/preact.js";
import { namesOf } from "./names.js";
import { note } from "./notes.js";

/** @import { Lobby, SeatChanged } from "../types/messages.js" */
/** @import { Visit } from "../net/visit.js" */

/** @param {{ lobby: Lobby }} props */
export const SeatChanges = ({ lobby }) =>
  h(
    "section",
    { class: "seat-changes", "aria-labelledby": "seat-changes" },
    h("h2", { id: "seat-changes" }, t("seat-changes")),
    h(
      "ul",
      { class: "findings" },
      lobby.seat_changes.map((change) =>
        h(
          "li",
          { class: "finding", key: keyOf(change) },
          h(Icon, { name: iconOf(change) }),
          h("span", {}, sentence(change, lobby)),
        ),
      ),
    ),
    h("p", { class: "explanation" }, t("seat-changes-mean")),
  );

/** Notes every change while this device is at the table. @param {Visit} visit */
export function useSeatChanges(visit) {
  const lobby = visit.lobby.value;
  const last = useRef(/** @type {{ game: number, known: Set<string> } | null} */ (null));
  useEffect(() => {
    if (!lobby) return;
    const before = last.current;
    last.current = { game: lobby.game, known: new Set(lobby.seat_changes.map(keyOf)) };
    if (before?.game !== lobby.game || lobby.phase !== "playing") return;
    for (const change of lobby.seat_changes)
      if (!before.known.has(keyOf(change))) note(sentence(change, lobby), { kind: "careful", icon: iconOf(change) });
  }, [lobby]);
}

/** @param {SeatChanged} change @param {Lobby} lobby */
const sentence = ({ seat, after, what }, lobby) =>
  t(`seat-change-${what}`, { name: seat === null ? "" : (namesOf(lobby)[seat] ?? ""), after });

/** @param {SeatChanged} change */
const keyOf = ({ seat, after, what }) => `${seat} ${after} ${what}`;

/** @param {SeatChanged} change */
const iconOf = ({ what }) => {
  if (what === "handed-over") return "phone";
  if (what === "hands-opened" || what === "hands-closed") return "eye";
  return what === "reclaimed" ? "hat" : "bot";
};
