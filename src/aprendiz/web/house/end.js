// The screen after a game: result, opened envelope, rematch, and the record to download.

import * as api from "../net/api.js";
import { texts as spoken, t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Panel } from "../ui/panel.js";
import { h, useEffect, useMemo, useState } from "../vendor/preact.js";
import { namesOf } from "./names.js";
import { noteRefusal } from "./notes.js";
import { Proof } from "./proof.js";
import { RecordLink } from "./record_link.js";
import { Screen } from "./screen.js";
import { SeatChanges } from "./seat_changes.js";
import { again } from "./set_table.js";

/** @import { Furniture } from "./furniture.js" */
/** @import { Lobby } from "../types/messages.js" */
/** @import { Viewer, Visit } from "../net/visit.js" */

/** @param {{ visit: Visit, lobby: Lobby, Result: Furniture["Result"], onLook: () => void }} props */
export const End = ({ visit, lobby, Result, onLook }) => {
  const { seats, is_host } = visit.you.value;
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (visit.shown.value !== null) visit.show(null);
  }, [visit]);
  const viewer = viewerOf(visit);
  const names = namesOf(lobby);
  const known = spoken.value;
  const reader = seats.length === 1 ? viewer : null;
  const texts = useMemo(() => known.for(names, reader), [known, names.join("\n"), reader]);
  const seen = visit.seats.value.get(viewer);
  const isOver = lobby.phase === "over";
  const whyStopped = lobby.stopped_by === "length" ? "too-long-means" : "stopped-means";
  const replay = async () => {
    setBusy(true);
    noteRefusal(await again(visit));
    setBusy(false);
  };
  const [seat] = seats;
  return h(
    Screen,
    { title: t(isOver ? "result" : "stopped"), lead: isOver ? undefined : t(whyStopped), class: "end" },
    isOver && seen && h(Panel, { class: "end-result" }, h(Result, { view: seen.view, log: seen.log, texts })),
    h(
      "div",
      { class: "end-next" },
      is_host
        ? h(Button, { kind: "main", icon: "again", isDisabled: isBusy, onClick: replay }, t("rematch"))
        : seat !== undefined &&
            h(
              Button,
              {
                kind: "main",
                icon: "chat",
                onClick: () =>
                  visit.do({ kind: "Say", seat, phrase: "another-game" }).then(({ refusal }) => noteRefusal(refusal)),
              },
              t("ask-rematch"),
            ),
      h(Button, { icon: "eye", onClick: onLook }, t("see-table")),
      h(Button, { icon: "home", href: "/" }, t("to-the-door")),
    ),
    lobby.seat_changes.length > 0 && h(Panel, {}, h(SeatChanges, { lobby })),
    h(Proof, { visit, lobby }),
    h(
      Panel,
      { title: t("take-home"), class: "take-home" },
      h("p", {}, t("record-means")),
      h(
        "p",
        { class: "row" },
        h(RecordLink, { game: lobby.plan.game, table: visit.table, number: lobby.game }),
        reader !== null &&
          h(
            "a",
            {
              class: "button button-quiet",
              href: api.logUrl(visit.table, reader),
              download: `${lobby.plan.game}-${visit.table}-${lobby.game}-log.json`,
            },
            t("seat-log"),
          ),
      ),
    ),
  );
};

/** @param {Visit} visit @returns {Viewer} */
function viewerOf(visit) {
  const { seats } = visit.you.value;
  const [first = null] = seats;
  return seats.length === 1 && visit.seats.value.has(first) ? first : null;
}
