// Talk at a table: friendly phrases and signs, which each reader gets in their own language.

import * as api from "../net/api.js";
import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Dialog } from "../ui/dialog.js";
import { h, useEffect, useState } from "../vendor/preact.js";
import { namesOf } from "./names.js";
import { note, noteRefusal } from "./notes.js";

/** @import { Say } from "../types/messages.js" */
/** @import { Visit } from "../net/visit.js" */

/** Signs say what somebody does ("Anna smiles"): they follow the name without a colon. */
const SIGNS = ["smile", "laugh", "surprise", "thinking", "applause", "heart", "fireworks"];

/** @param {{ visit: Visit, seat: number, onClose: () => void }} props */
export const Talk = ({ visit, seat, onClose }) => {
  const [phrases, setPhrases] = useState(/** @type {Say["phrase"][]} */ ([]));
  useEffect(() => {
    api.games().then((catalogue) => setPhrases(catalogue.phrases), onClose);
  }, []);
  const say = (/** @type {Say["phrase"]} */ phrase) => {
    onClose();
    visit.do({ kind: "Say", seat, phrase }).then(({ refusal }) => noteRefusal(refusal));
  };
  return h(
    Dialog,
    { title: t("talk"), closeLabel: t("close"), onClose },
    h(
      "ul",
      { class: "phrases" },
      phrases.map((phrase) =>
        h(
          "li",
          { key: phrase },
          h(
            Button,
            { onClick: () => say(phrase) },
            SIGNS.includes(phrase) ? h("em", {}, t(`phrase-${phrase}`)) : t(`phrase-${phrase}`),
          ),
        ),
      ),
    ),
  );
};

/** Shows a phrase as a short note when somebody says it. @param {Visit} visit */
export function useTalk(visit) {
  const said = visit.said.value;
  useEffect(() => {
    const lobby = visit.lobby.value;
    if (!said || !lobby) return;
    const name = namesOf(lobby)[said.seat] ?? "";
    const words = t(`phrase-${said.phrase}`);
    note(SIGNS.includes(said.phrase) ? `${name} ${words}` : `${name}: ${words}`, { icon: "chat" });
  }, [said?.number]);
}
