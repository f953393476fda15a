// The screen of a table: the waiting room, the game, or its end.

import { connection } from "../net/socket.js";
import { visit as visited } from "../net/visit.js";
import { need, t } from "../texts/language.js";
import { h, useEffect, useState } from "../vendor/preact.js";
import { useComings } from "./comings.js";
import { Continuity } from "./continuity.js";
import { End } from "./end.js";
import { furnitureOf, textsOf } from "./furniture.js";
import { GameScreen } from "./game_screen.js";
import { titleOf } from "./games.js";
import { reloadWhenBack } from "./lazy.js";
import { Gone, ShutOut } from "./nowhere.js";
import { isSimple } from "./remembered.js";
import { Screen } from "./screen.js";
import { useSeatChanges } from "./seat_changes.js";
import { useTalk } from "./talk.js";
import { Waiting } from "./waiting.js";

/** @import { Furniture } from "./furniture.js" */
/** @import { Lobby } from "../types/messages.js" */
/** @import { Visit } from "../net/visit.js" */

/** @param {{ table: string }} props */
export const Room = ({ table }) => {
  const [visit] = useState(() => visited(table));
  useEffect(() => () => visit.leave(), [visit]);
  useTalk(visit);
  useComings(visit);
  useSeatChanges(visit);
  useCover(visit);
  const lobby = visit.lobby.value;
  if (visit.refusal.value) return h(ShutOut, { refusal: visit.refusal.value });
  if (visit.isGone.value) return h(Gone, {});
  if (!lobby) return h(Screen, { title: t(connection.value === "lost" ? "away" : "coming-in") });
  return [
    h(Continuity, { visit }),
    lobby.phase === "waiting" ? h(Waiting, { visit, lobby }) : h(Game, { visit, lobby, key: lobby.game }),
  ];
};

/** In the waiting room a device with several people shows no seat's view. @param {Visit} visit */
function useCover(visit) {
  const isUncovered = visit.lobby.value?.phase === "waiting" && visit.shown.value !== null;
  useEffect(() => {
    if (isUncovered) visit.show(null);
  }, [visit, isUncovered]);
}

/**
 * A game watched to its end stays on the screen until the result is opened.
 * @param {{ visit: Visit, lobby: Lobby }} props
 */
const Game = ({ visit, lobby }) => {
  const isOver = lobby.phase !== "playing";
  const [isAtEnd, setAtEnd] = useState(isOver);
  const [furniture, setFurniture] = useState(/** @type {Furniture | null} */ (null));
  const game = lobby.plan.game;
  useEffect(() => {
    Promise.all([furnitureOf(game, isSimple.value), need(...textsOf(game))]).then(
      ([found]) => setFurniture(found),
      reloadWhenBack,
    );
  }, [game, isSimple.value]);
  useEffect(() => {
    if (lobby.phase === "stopped") setAtEnd(true);
  }, [lobby.phase]);
  if (!furniture) return h(Screen, { title: titleOf(game), lead: t("setting-the-table") });
  if (isOver && isAtEnd) return h(End, { visit, lobby, Result: furniture.Result, onLook: () => setAtEnd(false) });
  return h(GameScreen, { visit, lobby, Table: furniture.Table, onEnd: () => setAtEnd(true) });
};
