// The whole house: the screen the address asks for, and what may lie over any of them.

import { connection } from "../net/socket.js";
import { t } from "../texts/language.js";
import { Dialog } from "../ui/dialog.js";
import { h } from "../vendor/preact.js";
import { Away } from "./away.js";
import { Door } from "./door.js";
import { isFurnished } from "./furniture.js";
import { isGame } from "./games.js";
import { Arrival } from "./join.js";
import { lazy, wear } from "./lazy.js";
import { Notes } from "./notes.js";
import { Nowhere, Old } from "./nowhere.js";
import { isSettingsOpen, openedRule, openRule } from "./opened.js";
import { invited, route } from "./route.js";

const Settings = lazy(async () => (await import("./settings.js")).Settings);
const Play = lazy(async () => (await import("./play.js")).Play);
const Room = lazy(async () => (await Promise.all([import("./room.js"), wear("room")]))[0].Room);
const Rulebook = lazy(async () => (await Promise.all([import("./rulebook.js"), wear("rulebook")]))[0].Rulebook);
const Credits = lazy(async () => (await Promise.all([import("./credits.js"), wear("rulebook")]))[0].Credits);

export const App = () => {
  if (connection.value === "old") return h(Old, {});
  const rule = openedRule.value;
  return [
    h(Away, {}),
    h(Present, {}),
    rule &&
      h(
        Dialog,
        { title: t(`title-${rule.game}`), class: "rule-sheet", closeLabel: t("close"), onClose: () => openRule(null) },
        h(Rulebook, { game: rule.game, rule: rule.number, isSheet: true }),
      ),
    isSettingsOpen.value && h(Settings, {}),
    h(Notes, {}),
  ];
};

/** The screen for the address; each is another one, even where only its table differs. */
const Present = () => {
  const [place, one, two] = route.value;
  const code = invited.value;
  if (code !== null) return h(Arrival, { code, key: code });
  if (place === undefined) return h(Door, { key: "door" });
  if (place === "table" && one) return h(Room, { table: one, key: one });
  if (place === "play" && one && isFurnished(one))
    return h(Play, { game: one, way: two ?? "bots", key: `play-${one}` });
  if (place === "rules" && one && isGame(one)) return h(Rulebook, { game: one, key: `rules-${one}` });
  if (place === "credits") return h(Credits, { key: "credits" });
  return h(Nowhere, { key: "nowhere" });
};
