// The door: the games to choose from, a code to join with, and the tables of this device.

import { t, texts } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Cover } from "../ui/cover.js";
import { h } from "../vendor/preact.js";
import { form, table, useAhead } from "./ahead.js";
import { isFurnished } from "./furniture.js";
import { GAMES, titleOf } from "./games.js";
import { JoinForm } from "./join.js";
import { Screen } from "./screen.js";
import { OtherTables, RunningTables, useTables } from "./tables.js";

export const Door = () => {
  useTables();
  useAhead(...GAMES.filter(isFurnished).flatMap((game) => [form(game), table(game)]));
  return h(
    Screen,
    { title: t("aprendiz"), lead: t("welcome"), isHome: true, class: "door" },
    h(RunningTables, {}),
    h(
      "ul",
      { class: "games" },
      GAMES.map((game) => h(Game, { game, key: game })),
    ),
    h(JoinForm, {}),
    h(OtherTables, {}),
    h(
      "footer",
      { class: "door-foot" },
      h("a", { href: "/evenings" }, t("evenings")),
      h("a", { href: "/credits" }, t("credits")),
      h("span", {}, t("no-account")),
    ),
  );
};

/** @param {{ game: string }} props */
const Game = ({ game }) => {
  const hasWords = texts.value.has(`about-${game}`);
  return h(
    "li",
    { class: `game${isFurnished(game) ? " game-open" : ""}` },
    h(
      "article",
      { class: "game-sheet", "aria-labelledby": `game-${game}` },
      hasWords && h(Cover, { game }),
      h(
        "div",
        { class: "game-words" },
        h("h2", { id: `game-${game}` }, titleOf(game)),
        hasWords && h("p", {}, t(`about-${game}`)),
        h(Ways, { game }),
        !isFurnished(game) && h("p", { class: "game-soon" }, t("in-words")),
        h("a", { href: `/rules/${game}`, class: "game-rules" }, t("rules-of", { game: titleOf(game) })),
      ),
    ),
  );
};

/** @param {{ game: string }} props */
const Ways = ({ game }) =>
  h(
    "div",
    { class: "ways" },
    h(Button, { kind: "main", icon: "play", href: `/play/${game}/bots` }, t("play-now")),
    h(Button, { icon: "people", href: `/play/${game}/friends` }, t("invite-friends")),
    h(Button, { icon: "phone", href: `/play/${game}/device` }, t("one-device")),
  );
