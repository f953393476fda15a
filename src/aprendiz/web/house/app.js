// The whole page: the screen for the current address, and the notes and sheets that can lie over any screen.

import { connection } from "../net/socket.js";
import { h } from "../vendor/preact.js";
import { Away } from "./away.js";
import { Door } from "./door.js";
import { GAMES } from "./games.js";
import { Arrival } from "./join.js";
import { dressed, lazy } from "./lazy.js";
import { Notes } from "./notes.js";
import { Nowhere, Old } from "./nowhere.js";
import { isSettingsOpen, openedRule } from "./opened.js";
import { invited, route } from "./route.js";

const Settings = lazy(async () => (await import("./settings.js")).Settings);
const Play = lazy(async () => (await import("./play.js")).Play);
const Room = lazy(async () => (await dressed(import("./room.js"), "screen-table")).Room);
const Rulebook = lazy(async () => (await dressed(import("./rulebook.js"), "rulebook")).Rulebook);
const RuleSheet = lazy(async () => (await dressed(import("./rule_sheet.js"), "rulebook")).RuleSheet);
const Evenings = lazy(async () => (await import("./evenings.js")).Evenings);
const OneEvening = lazy(async () => (await dressed(import("./evenings.js"), "screen-table")).OneEvening);
const Credits = lazy(async () => (await dressed(import("./credits.js"), "rulebook")).Credits);

export const App = () => {
  if (connection.value === "old") return h(Old, {});
  const rule = openedRule.value;
  return [
    h(Away, {}),
    h(Present, {}),
    rule && h(RuleSheet, { rule }),
    isSettingsOpen.value && h(Settings, {}),
    h(Notes, {}),
  ];
};

/** The screen for the current address. Keys give each table, game and code a fresh screen. */
const Present = () => {
  const [place, one, two] = route.value;
  const code = invited.value;
  if (code !== null) return h(Arrival, { code, key: code });
  if (place === undefined) return h(Door, { key: "door" });
  if (place === "table" && one) return h(Room, { table: one, key: one });
  if ((place === "play" || place === "rules") && one && !GAMES.includes(one)) return h(Nowhere, { key: "nowhere" });
  if (place === "play" && one) return h(Play, { game: one, way: two ?? "bots", key: `play-${one}` });
  if (place === "rules" && one) return h(Rulebook, { game: one, key: `rules-${one}` });
  if (place === "evenings" && one && two)
    return h(OneEvening, { table: one, number: Number(two), key: `evening-${one}-${two}` });
  if (place === "evenings") return h(Evenings, { key: "evenings" });
  if (place === "credits") return h(Credits, { key: "credits" });
  return h(Nowhere, { key: "nowhere" });
};
