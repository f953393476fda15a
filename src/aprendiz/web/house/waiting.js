// The waiting room: chairs, invitation, agreement, sealed envelope, and the next step.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Field } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { Panel } from "../ui/panel.js";
import { h, useState } from "../vendor/preact.js";
import { Agreement } from "./agreement.js";
import { table, useAhead } from "./ahead.js";
import { Chairs } from "./chairs.js";
import { Envelope } from "./envelope.js";
import { titleOf } from "./games.js";
import { Invitation } from "./invitation.js";
import { namesOf } from "./names.js";
import { noteRefusal } from "./notes.js";
import { Refusal } from "./refusal.js";
import { isHelped, level, ownName } from "./remembered.js";
import { Screen } from "./screen.js";

/** @import { Lobby } from "../types/messages.js" */
/** @import { Refusal as No, Visit } from "../net/visit.js" */

const LONGEST_NAME = 40;

/** @param {{ visit: Visit, lobby: Lobby }} props */
export const Waiting = ({ visit, lobby }) => {
  const { seats, is_host, code } = visit.you.value;
  useAhead(table(lobby.plan.game));
  const free = lobby.chairs.filter((chair) => chair.player === null).length;
  return h(
    Screen,
    { title: t("waiting-room"), lead: t("waiting-room-of", { game: titleOf(lobby.plan.game) }), class: "waiting" },
    seats.length === 0 && h(SitDown, { visit, free }),
    h(Chairs, { visit, lobby }),
    code !== null && h(Invitation, { visit, code, hasRoom: free > 0 }),
    h(Agreement, { visit, lobby }),
    h(Envelope, { seal: lobby.seal, pledges: lobby.pledges }),
    is_host
      ? h(Begin, { visit, lobby })
      : seats.length > 0 && h(Notice, { icon: "hourglass", isInline: true }, t("host-begins")),
  );
};

/** @param {{ visit: Visit, free: number }} props */
const SitDown = ({ visit, free }) => {
  const [refusal, setRefusal] = useState(/** @type {No | null} */ (null));
  const sit = async () => {
    const name = ownName.value.trim() || t("apprentice");
    setRefusal((await visit.do({ kind: "Sit", name, is_helped: isHelped.value })).refusal);
  };
  if (free === 0) return h(Notice, { icon: "people", isInline: true }, t("no-chair-left"));
  return h(
    Panel,
    { title: t("take-a-chair"), class: "sit-down" },
    h(
      "form",
      {
        class: "line-form",
        onSubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          sit();
        },
      },
      h(Field, {
        label: t("your-name"),
        value: ownName.value,
        maxLength: LONGEST_NAME,
        autocomplete: "nickname",
        placeholder: t("apprentice"),
        problem: refusal && h(Refusal, { refusal }),
        onInput: (name) => {
          setRefusal(null);
          ownName.value = name;
        },
      }),
      h(Button, { kind: "main", type: "submit", icon: "hat" }, t("sit-down")),
    ),
  );
};

/**
 * The host's last step: says what is missing, offers bots for free chairs, and starts the game.
 * @param {{ visit: Visit, lobby: Lobby }} props
 */
const Begin = ({ visit, lobby }) => {
  const [isBusy, setBusy] = useState(false);
  const free = lobby.chairs.flatMap((chair, seat) => (chair.player === null ? [seat] : []));
  const names = namesOf(lobby);
  const isStarted = lobby.terms !== null;
  const slow = lobby.chairs.findIndex(
    (chair, seat) =>
      chair.player === "person" && visit.presence.value[seat] && !(isStarted ? chair.has_shared : chair.has_pledged),
  );
  const missing =
    free.length > 0
      ? t("chairs-free", { count: free.length })
      : slow >= 0
        ? t("waits-for-share", { name: names[slow] ?? "" })
        : t(lobby.starts > 0 ? "start-called-off" : "all-ready");
  const fill = () =>
    Promise.all(free.map((seat) => visit.do({ kind: "SeatBot", seat, level: level.value }))).then((answers) =>
      noteRefusal(answers.find((answer) => answer.refusal)?.refusal),
    );
  const begin = async () => {
    setBusy(true);
    noteRefusal((await visit.do({ kind: "Start" })).refusal);
    setBusy(false);
  };
  return h(
    "div",
    { class: "begin" },
    h("p", { class: "begin-words", role: "status" }, missing),
    h(
      "div",
      { class: "begin-buttons" },
      free.length > 0
        ? h(Button, { icon: "bot", onClick: fill }, t("fill-with-bots"))
        : h(Button, { kind: "main", icon: "play", isDisabled: isBusy || isStarted, onClick: begin }, t("begin")),
    ),
  );
};
