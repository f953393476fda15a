// The screen of a running game: menu, notices, the table, and the cover between two people at one device.

import { texts as spoken, t } from "../texts/language.js";
import { h, useEffect, useMemo } from "../vendor/preact.js";
import { Banners } from "./banners.js";
import { Bar } from "./bar.js";
import { titleOf } from "./games.js";
import { Handover, useHandover } from "./handover.js";
import { namesOf } from "./names.js";
import { useTitle } from "./screen.js";

/** @import { Furniture } from "./furniture.js" */
/** @import { Lobby } from "../types/messages.js" */
/** @import { Viewer, Visit } from "../net/visit.js" */

/** @param {{ visit: Visit, lobby: Lobby, Table: Furniture["Table"], onEnd: () => void }} props */
export const GameScreen = ({ visit, lobby, Table, onEnd }) => {
  const { seats } = visit.you.value;
  const viewer = viewerOf(visit);
  const names = namesOf(lobby);
  const known = spoken.value;
  const texts = useMemo(() => known.for(names, viewer), [known, names.join("\n"), viewer]);
  const next = useHandover(visit, lobby);
  const heading = useTitle(titleOf(lobby.plan.game));
  const seen = visit.seats.value.get(viewer);
  useWords(visit, viewer);
  useEffect(() => {
    if (viewer !== null && seats.length > 1) heading.current?.focus({ preventScroll: true });
  }, [viewer]);
  return h(
    "div",
    { class: "game-screen" },
    h(Bar, { visit, lobby, viewer, names }),
    next === null
      ? h(
          "main",
          { class: "game-screen-main" },
          h("h1", { class: "unseen", ref: heading, tabIndex: -1 }, titleOf(lobby.plan.game)),
          h(Banners, { visit, lobby, viewer, onEnd }),
          h(
            "div",
            { class: "game-screen-table" },
            seen
              ? h(Table, { visit, viewer, texts, onEnd, key: `${lobby.game}-${viewer}` })
              : h("p", { class: "game-screen-empty" }, t(seats.length ? "setting-the-table" : "game-without-you")),
          ),
        )
      : h(Handover, { visit, lobby, names, seats: next, key: next.join() }),
  );
};

/** The seat from whose view this device shows the game now. @param {Visit} visit @returns {Viewer} */
function viewerOf(visit) {
  const { seats } = visit.you.value;
  if (seats.length === 1) return seats[0] ?? null;
  return seats.length > 1 ? visit.shown.value : null;
}

/** Marks the page's title on the viewer's turn, for other tabs. @param {Visit} visit @param {Viewer} viewer */
function useWords(visit, viewer) {
  const ask = viewer === null ? null : (visit.seats.value.get(viewer)?.update.ask ?? null);
  useEffect(() => {
    const before = document.title;
    if (ask === null) return undefined;
    document.title = `● ${before}`;
    return () => {
      document.title = document.title.replace(/^● /, "");
    };
  }, [ask === null]);
}
