// The agreed options of the game in a few words; the host can change them.

import * as api from "../net/api.js";
import { need, t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Dialog } from "../ui/dialog.js";
import { Panel } from "../ui/panel.js";
import { h, useEffect, useState } from "../vendor/preact.js";
import { trackWords } from "./arena.js";
import { nameOf } from "./box.js";
import { presetOf } from "./games.js";
import { noteRefusal } from "./notes.js";
import { Options } from "./options.js";
import { draftOf, planWith } from "./plan.js";
import { TableSettings } from "./table_settings.js";

/** @import { GameShown, Lobby } from "../types/messages.js" */
/** @import { Visit } from "../net/visit.js" */

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
  const choose = async () => {
    const { refusal } = await visit.do({ kind: "Choose", plan: planWith(lobby, draft) });
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
      summary(lobby).map((line) => h("li", { key: line }, line)),
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
        h(Options, { game, draft, seats: lobby.plan.seats, onChange: setDraft }),
        h("h3", {}, t("at-the-table")),
        h(TableSettings, { settings: draft.settings, onChange: (settings) => setDraft({ ...draft, settings }) }),
      ),
  );
};

/** @param {Lobby} lobby */
function summary(lobby) {
  const draft = draftOf(lobby);
  const { settings, options } = lobby.plan;
  const preset = presetOf(lobby.plan.game, draft);
  const clock = settings.clock;
  return [
    preset ? `${t(`preset-${preset.name}`)}: ${t(`preset-${preset.name}-means`)}` : t("preset-own"),
    !preset && options.mode === "matches" && t("matches", { count: Number(options.matches ?? 3) }),
    !preset && typeof options.arena === "string" && `${t("label-arena")}: ${trackWords(options.arena)}`,
    !preset && draft.edition && `${t("label-edition")}: ${boxWords(draft.edition)}`,
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

/** @param {string | Record<string, any>} edition */
const boxWords = (edition) => (typeof edition === "string" ? t(`label-edition-${edition}`) : nameOf(edition));
