// The agreed options of the game in a few words; the host can change them.

import * as api from "../net/api.js";
import { need, t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Dialog } from "../ui/dialog.js";
import { Panel } from "../ui/panel.js";
import { h, useEffect, useState } from "../vendor/preact.js";
import { nameOf } from "./box.js";
import { fitted } from "./fitting.js";
import { presetOf } from "./games.js";
import { noteRefusal } from "./notes.js";
import { labelOf, valueWords } from "./option_words.js";
import { Options } from "./options.js";
import { draftOf, planWith } from "./plan.js";
import { TableSettings } from "./table_settings.js";

/** @import { GameShown, Lobby } from "../types/messages.js" */
/** @import { Visit } from "../net/visit.js" */
/** @import { Draft } from "./games.js" */

/** @param {{ visit: Visit, lobby: Lobby }} props */
export const Agreement = ({ visit, lobby }) => {
  const [game, setGame] = useState(/** @type {GameShown | null} */ (null));
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(draftOf(lobby));
  const name = lobby.plan.game;
  useEffect(() => {
    Promise.all([api.games(), need(name)]).then(
      ([catalogue]) => setGame(catalogue.games.find((one) => one.game === name) ?? null),
      () => {},
    );
  }, [name]);
  const seats = lobby.plan.seats;
  const shown = game ? fitted(game, draft, seats) : draft;
  const choose = async () => {
    const { refusal } = await visit.do({ kind: "Choose", plan: planWith(lobby, shown) });
    noteRefusal(refusal);
    if (!refusal) setOpen(false);
  };
  const open = () => {
    setDraft(draftOf(lobby));
    setOpen(true);
  };
  return h(
    Panel,
    {
      title: t("agreed"),
      class: "agreement",
      actions: visit.you.value.is_host && game && h(Button, { icon: "gear", label: t("change"), onClick: open }),
    },
    h(
      "ul",
      { class: "agreed" },
      summary(lobby, game).map((line) => h("li", { key: line }, line)),
    ),
    isOpen &&
      game &&
      h(
        Dialog,
        {
          title: t("options"),
          closeLabel: t("close"),
          onClose: () => setOpen(false),
          actions: [
            h(Button, { onClick: () => setOpen(false) }, t("cancel")),
            h(Button, { kind: "main", icon: "check", onClick: choose }, t("agree")),
          ],
        },
        h(Options, { game, draft: shown, seats, onChange: setDraft }),
        h("h3", {}, t("at-the-table")),
        h(TableSettings, { settings: draft.settings, onChange: (settings) => setDraft({ ...draft, settings }) }),
      ),
  );
};

/** @param {Lobby} lobby @param {GameShown | null} game null: not loaded yet */
function summary(lobby, game) {
  const { settings } = lobby.plan;
  const clock = settings.clock;
  return [
    ...(game ? chosen(game, fitted(game, draftOf(lobby), lobby.plan.seats)) : []),
    clock &&
      t(clock.increment === null ? "clock-each" : "clock-all", {
        seconds: clock.seconds,
        minutes: Math.round(clock.seconds / 60),
      }),
    settings.sits_in_after && t("sits-in-agreed", { count: Math.round(settings.sits_in_after / 60) }),
    settings.allows_spectators && t("spectators-mean"),
    settings.is_listed && t("listed-means"),
  ].filter((line) => typeof line === "string");
}

/** The name of a preset, or every option that does not have its default. @param {GameShown} game @param {Draft} draft */
function chosen(game, draft) {
  const preset = presetOf(game, draft);
  if (preset) return [`${t(`preset-${preset.name}`)}: ${t(`preset-${preset.name}-means`)}`];
  return [
    t("preset-own"),
    ...game.options
      .filter(({ name }) => name in draft.options)
      .map((option) => `${labelOf(option)}: ${valueWords(option, draft.options[option.name])}`),
    draft.edition && `${t("label-edition")}: ${boxWords(draft.edition)}`,
  ];
}

/** @param {string | Record<string, any>} edition */
const boxWords = (edition) => (typeof edition === "string" ? t(`label-edition-${edition}`) : nameOf(edition));
