// The screen before a game: players, preset and options, and the button that creates the table.

import * as api from "../net/api.js";
import { need, t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Choice } from "../ui/choice.js";
import { Field } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { Panel } from "../ui/panel.js";
import { Stepper } from "../ui/stepper.js";
import { Switch } from "../ui/switch.js";
import { h, useEffect, useState } from "../vendor/preact.js";
import { table, useAhead } from "./ahead.js";
import { fitted } from "./fitting.js";
import { furnitureOf, isFurnished } from "./furniture.js";
import { firstDraft, presetOf, titleOf } from "./games.js";
import { dressed } from "./lazy.js";
import { Levels } from "./levels.js";
import { Options } from "./options.js";
import { People } from "./people.js";
import { Refusal } from "./refusal.js";
import { isHelped, isSimple, level, ownName, remembered } from "./remembered.js";
import { Screen } from "./screen.js";
import { setTable } from "./set_table.js";
import { TableSettings } from "./table_settings.js";

/** @import { GameShown } from "../types/messages.js" */
/** @import { Refusal as No } from "../net/visit.js" */
/** @import { Draft } from "./games.js" */

const WAYS = /** @type {const} */ (["bots", "friends", "device"]);
const ICONS = { bots: "bot", friends: "people", device: "phone" };
const LONGEST_NAME = 40;
/** The seats of all games together, until the catalogue is there. */
const LEAST_SEATS = 2;
const MOST_SEATS = 5;

const drafts = remembered("drafts", /** @type {Record<string, Draft>} */ ({}));
const opponents = remembered("opponents", 2);
const chairs = remembered("chairs", 3);
const people = remembered("people", ["", ""]);
const bots = remembered("bots", 0);

/** @param {{ game: string, way: string }} props */
export const Play = ({ game, way }) => {
  const [shown, setShown] = useState(/** @type {GameShown | null} */ (null));
  const [chosen, setWay] = useState(WAYS.find((known) => known === way) ?? "bots");
  const [refusal, setRefusal] = useState(/** @type {No | null} */ (null));
  const [isBusy, setBusy] = useState(false);
  const prepare = async () => {
    try {
      const [catalogue] = await Promise.all([api.games(), need(game)]);
      const found = catalogue.games.find((one) => one.game === game) ?? null;
      setShown(found);
      return found;
    } catch {
      setRefusal(api.unreachable());
      return null;
    }
  };
  useEffect(() => void prepare(), [game]);
  useAhead(table(game));
  const seats = shown ? sitting(chosen, shown).seats : 0;
  const draft = shown && draftFor(shown, seats);
  const preset = shown && draft && presetOf(shown, draft);
  const setDraft = (/** @type {Draft} */ changed) => {
    drafts.value = { ...drafts.value, [game]: changed };
  };
  const [least, most] = [shown?.least_seats ?? LEAST_SEATS, shown?.most_seats ?? MOST_SEATS];
  const begin = async () => {
    if (isBusy) return;
    loadTable(game, chosen !== "friends");
    setBusy(true);
    setRefusal(null);
    const known = shown ?? (await prepare());
    if (known) {
      const there = sitting(chosen, known);
      const wish = { game, draft: draftFor(known, there.seats), ...there };
      setRefusal(await setTable({ ...wish, level: level.value, isHelped: isHelped.value }));
    }
    setBusy(false);
  };
  const lead = t(`lead-${chosen}`);
  return h(
    Screen,
    { title: titleOf(game), lead: isFurnished(game) ? lead : `${lead} ${t("in-words")}`, class: "play" },
    h(
      "form",
      {
        class: "play-form",
        onSubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          begin();
        },
      },
      h(
        Panel,
        { title: t("who-plays") },
        h(Choice, {
          label: t("who-plays"),
          isLabelUnseen: true,
          class: "choice-three",
          value: chosen,
          options: WAYS.map((one) => ({ value: one, label: t(`way-${one}`), icon: ICONS[one] })),
          onChange: setWay,
        }),
        chosen === "device"
          ? h(People, { people, bots, most })
          : h(Field, {
              label: t("your-name"),
              value: ownName.value,
              maxLength: LONGEST_NAME,
              autocomplete: "nickname",
              placeholder: t("apprentice"),
              onInput: (name) => {
                ownName.value = name;
              },
            }),
        chosen === "bots" &&
          h(Stepper, {
            label: t("opponents"),
            value: within(least - 1, opponents.value, most - 1),
            least: least - 1,
            most: most - 1,
            onChange: set(opponents),
          }),
        chosen === "friends" &&
          h(Stepper, {
            label: t("chairs"),
            explanation: t("chairs-hint"),
            value: within(least, chairs.value, most),
            least,
            most,
            onChange: set(chairs),
          }),
        (chosen === "bots" || (chosen === "device" && bots.value > 0)) &&
          h(Levels, { label: t("level"), value: level.value, onChange: set(level) }),
        h(Switch, {
          label: t("memory-help"),
          explanation: t("memory-help-means"),
          isOn: isHelped.value,
          onChange: set(isHelped),
        }),
      ),
      shown &&
        draft &&
        h(
          Panel,
          { title: t("which-evening") },
          h(Choice, {
            label: t("which-evening"),
            isLabelUnseen: true,
            value: preset?.name ?? "own",
            options: [...shown.presets.map(({ name }) => name), ...(preset ? [] : ["own"])].map((name) => ({
              value: name,
              label: t(`preset-${name}`),
              explanation: t(`preset-${name}-means`),
            })),
            onChange: (/** @type {string} */ name) => {
              const found = shown.presets.find((one) => one.name === name);
              if (!found) return;
              level.value = found.level;
              setDraft({ ...draft, edition: found.edition, options: { ...found.options } });
            },
          }),
          h(
            "details",
            { class: "more" },
            h("summary", {}, t("options")),
            h(Options, { game: shown, draft, seats, onChange: setDraft }),
          ),
          h(
            "details",
            { class: "more" },
            h("summary", {}, t("at-the-table")),
            h(TableSettings, { settings: draft.settings, onChange: (settings) => setDraft({ ...draft, settings }) }),
          ),
        ),
      h(
        "div",
        { class: "play-go" },
        refusal && h(Notice, { kind: "careful", icon: "question", isInline: true }, h(Refusal, { refusal })),
        h(
          Button,
          { kind: "main", type: "submit", icon: "play", isDisabled: isBusy },
          t(isBusy ? "setting-the-table" : `begin-${chosen}`),
        ),
      ),
    ),
  );
};

/**
 * Loads the next screen while the server creates the table. If that fails, the screen itself tries again and says so.
 * @param {string} game
 * @param {boolean} isStarted whether the game begins at once, without a waiting room
 */
async function loadTable(game, isStarted) {
  try {
    await dressed(import("./room.js"), "screen-table");
    if (isStarted) await furnitureOf(game, isSimple.value);
  } catch {}
}

/** @template T @param {import("../vendor/preact.js").Signal<T>} kept @returns {(value: T) => void} */
const set = (kept) => (value) => {
  kept.value = value;
};

/** What was chosen for a game before, else its first preset. @param {GameShown} game @param {number} seats */
const draftFor = (game, seats) => fitted(game, drafts.value[game.game] ?? firstDraft(game), seats);

/**
 * The people and the number of bots that sit down, and whether the game begins at once. All numbers are remembered from
 * any game, so they are limited to the seats of this one.
 * @param {"bots" | "friends" | "device"} way
 * @param {GameShown} game
 */
function sitting(way, { least_seats: least, most_seats: most }) {
  const own = ownName.value.trim() || t("apprentice");
  if (way === "friends") return { seats: within(least, chairs.value, most), people: [own], bots: 0, isStarted: false };
  const names =
    way === "bots"
      ? [own]
      : people.value.slice(0, most).map((name, index) => name.trim() || t("player", { number: index + 1 }));
  const free = most - names.length;
  const beside = way === "bots" ? within(least - 1, opponents.value, free) : Math.min(bots.value, free);
  return { seats: names.length + beside, people: names, bots: beside, isStarted: true };
}

/** @param {number} least @param {number} value @param {number} most */
const within = (least, value, most) => Math.max(least, Math.min(value, most));
