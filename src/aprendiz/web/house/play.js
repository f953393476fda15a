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
import { firstDraft, PRESETS, presetOf } from "./games.js";
import { Levels } from "./levels.js";
import { Options } from "./options.js";
import { People } from "./people.js";
import { Refusal } from "./refusal.js";
import { isHelped, level, ownName, remembered } from "./remembered.js";
import { Screen } from "./screen.js";
import { setTable } from "./set_table.js";
import { TableSettings } from "./table_settings.js";

/** @import { GameShown } from "../types/messages.js" */
/** @import { Refusal as No } from "../net/visit.js" */
/** @import { Draft } from "./games.js" */

const WAYS = /** @type {const} */ (["bots", "friends", "device"]);
const ICONS = { bots: "bot", friends: "people", device: "phone" };
const LONGEST_NAME = 40;

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
  const prepare = () =>
    Promise.all([api.games(), need(game)]).then(
      ([catalogue]) => setShown(catalogue.games.find((one) => one.game === game) ?? null),
      () => setRefusal(api.unreachable()),
    );
  useEffect(() => void prepare(), [game]);
  useAhead(table(game));
  const draft = drafts.value[game] ?? firstDraft(game);
  const setDraft = (/** @type {Draft} */ changed) => {
    drafts.value = { ...drafts.value, [game]: changed };
  };
  const most = shown?.most_seats ?? 5;
  const begin = async () => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    setRefusal(await setTable({ game, draft, ...sitting(chosen), level: level.value, isHelped: isHelped.value }));
    setBusy(false);
  };
  return h(
    Screen,
    { title: t(`title-${game}`), lead: t(`lead-${chosen}`), class: "play" },
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
            value: opponents.value,
            least: 1,
            most: most - 1,
            onChange: set(opponents),
          }),
        chosen === "friends" &&
          h(Stepper, {
            label: t("chairs"),
            explanation: t("chairs-hint"),
            value: chairs.value,
            least: 2,
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
      h(
        Panel,
        { title: t("which-evening") },
        h(Choice, {
          label: t("which-evening"),
          isLabelUnseen: true,
          value: presetOf(game, draft)?.name ?? "own",
          options: [...(PRESETS[game] ?? []).map(({ name }) => name), ...(presetOf(game, draft) ? [] : ["own"])].map(
            (name) => ({
              value: name,
              label: t(`preset-${name}`),
              explanation: t(`preset-${name}-means`),
            }),
          ),
          onChange: (/** @type {string} */ name) => {
            const preset = PRESETS[game]?.find((one) => one.name === name);
            if (!preset) return;
            level.value = preset.level;
            setDraft({ ...draft, edition: preset.edition, options: { ...preset.options } });
          },
        }),
        shown &&
          h(
            "details",
            { class: "more" },
            h("summary", {}, t("options")),
            h(Options, { game: shown, draft, seats: seatsOf(chosen), onChange: setDraft }),
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

/** @template T @param {import("../vendor/preact.js").Signal<T>} kept @returns {(value: T) => void} */
const set = (kept) => (value) => {
  kept.value = value;
};

/** @param {"bots" | "friends" | "device"} way */
const seatsOf = (way) =>
  ({ bots: opponents.value + 1, friends: chairs.value, device: people.value.length + bots.value })[way];

/**
 * The people and the number of bots that sit down, and whether the game begins at once.
 * @param {"bots" | "friends" | "device"} way
 */
function sitting(way) {
  const seats = seatsOf(way);
  const own = ownName.value.trim() || t("apprentice");
  if (way === "bots") return { seats, people: [own], bots: opponents.value, isStarted: true };
  if (way === "friends") return { seats, people: [own], bots: 0, isStarted: false };
  const names = people.value.map((name, index) => name.trim() || t("player", { number: index + 1 }));
  return { seats, people: names, bots: bots.value, isStarted: true };
}
