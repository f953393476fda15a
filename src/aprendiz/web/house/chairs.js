// The chairs of a table before the game: people, bots and free chairs, with the commands for each.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { Panel } from "../ui/panel.js";
import { h, useState } from "../vendor/preact.js";
import { LEVELS } from "./levels.js";
import { NameDialog } from "./name_dialog.js";
import { levelOf, namesOf } from "./names.js";
import { noteRefusal } from "./notes.js";
import { planOf } from "./plan.js";
import { isHelped, level, ownName } from "./remembered.js";

/** @import { AnyCommand, ChairSeen, Lobby } from "../types/messages.js" */
/** @import { Visit } from "../net/visit.js" */

const LEAST = 2;
const MOST = 5;

/** @param {{ visit: Visit, lobby: Lobby }} props */
export const Chairs = ({ visit, lobby }) => {
  const { is_host, seats } = visit.you.value;
  const [sitting, setSitting] = useState(/** @type {number | null} */ (null));
  const [renaming, setRenaming] = useState(/** @type {number | null} */ (null));
  const names = namesOf(lobby);
  const ask = (/** @type {AnyCommand} */ command) => visit.do(command).then(({ refusal }) => noteRefusal(refusal));
  const count = (/** @type {number} */ chairs) => ask({ kind: "Choose", plan: { ...planOf(lobby), seats: chairs } });
  return h(
    Panel,
    {
      title: t("chairs"),
      class: "chairs",
      actions:
        is_host &&
        h(
          "span",
          { class: "panel-tools" },
          h(Button, {
            icon: "minus",
            label: t("chair-less"),
            isDisabled: lobby.plan.seats <= LEAST,
            onClick: () => count(lobby.plan.seats - 1),
          }),
          h(Button, {
            icon: "plus",
            label: t("chair-more"),
            isDisabled: lobby.plan.seats >= MOST,
            onClick: () => count(lobby.plan.seats + 1),
          }),
        ),
    },
    h(
      "ol",
      { class: "chair-list" },
      lobby.chairs.map((chair, seat) =>
        h(
          "li",
          { class: `chair-row${chair.player === null ? " chair-free" : ""}`, key: seat },
          h(Icon, { name: iconOf(chair) }),
          h(
            "span",
            { class: "chair-words" },
            h("strong", {}, names[seat]),
            h(Marks, {
              chair,
              isPresent: visit.presence.value[seat] ?? false,
              isOwn: seats.includes(seat) && seats.length === 1,
            }),
          ),
          chair.player === null && seats.length === 0 && h(Button, { onClick: () => setSitting(seat) }, t("sit-here")),
          is_host &&
            chair.player === null &&
            h(Button, { icon: "bot", onClick: () => ask({ kind: "SeatBot", seat, level: level.value }) }, t("bot")),
          h(Tools, {
            visit,
            lobby,
            seat,
            name: names[seat] ?? "",
            ask,
            onSit: () => setSitting(seat),
            onRename: () => setRenaming(seat),
          }),
        ),
      ),
    ),
    sitting !== null &&
      h(NameDialog, {
        title: t("sit-here"),
        name: seats.length > 0 ? "" : ownName.value,
        yes: t("sit-down"),
        onClose: () => setSitting(null),
        onName: (name) => visit.do({ kind: "Sit", name, seat: sitting, is_helped: isHelped.value }),
      }),
    renaming !== null &&
      h(NameDialog, {
        title: t("rename"),
        name: lobby.chairs[renaming]?.player === "person" ? (lobby.chairs[renaming]?.name ?? "") : "",
        yes: t("rename"),
        onClose: () => setRenaming(null),
        onName: (name) => {
          if (seats.length === 1 && seats[0] === renaming) ownName.value = name;
          return visit.do({ kind: "Rename", seat: renaming, name });
        },
      }),
  );
};

/** @param {{ chair: ChairSeen, isPresent: boolean, isOwn: boolean }} props */
const Marks = ({ chair, isPresent, isOwn }) => {
  const marks = [
    isOwn && t("mark-you"),
    levelOf(chair),
    chair.player === "person" && !isPresent && t("mark-away"),
    chair.is_helped && t("mark-helped"),
  ].filter(Boolean);
  return marks.length > 0 && h("span", { class: "marks" }, marks.join(" · "));
};

/**
 * @param {{
 *   visit: Visit,
 *   lobby: Lobby,
 *   seat: number,
 *   name: string,
 *   ask: (command: AnyCommand) => void,
 *   onSit: () => void,
 *   onRename: () => void,
 * }} props
 */
const Tools = ({ visit, lobby, seat, name, ask, onSit, onRename }) => {
  const { is_host, seats } = visit.you.value;
  const chair = lobby.chairs[seat];
  if (!chair) return null;
  const isOwn = seats.includes(seat);
  const isBot = chair.player !== null && chair.player !== "person";
  const canSeatBot = is_host && chair.player !== "person";
  const items = [
    chair.player === null && seats.length > 0 && { label: t("sit-another"), icon: "hat", onClick: onSit },
    (isOwn || (is_host && chair.player !== null)) && { label: t("rename"), icon: "quill", onClick: onRename },
    isOwn && {
      label: t(chair.is_helped ? "help-off" : "help-on"),
      icon: "bulb",
      onClick: () => ask({ kind: "Help", seat, is_on: !chair.is_helped }),
    },
    ...LEVELS.map(
      (one) =>
        canSeatBot &&
        chair.player !== one && {
          label: t("seat-bot", { level: t(`level-${one}`) }),
          icon: one,
          onClick: () => ask({ kind: "SeatBot", seat, level: one }),
        },
    ),
    is_host &&
      seat > 0 && {
        label: t("move-up"),
        icon: "exchange",
        onClick: () => ask({ kind: "Swap", seat, other: seat - 1 }),
      },
    is_host &&
      seat < lobby.chairs.length - 1 && {
        label: t("move-down"),
        icon: "exchange",
        onClick: () => ask({ kind: "Swap", seat, other: seat + 1 }),
      },
    is_host && isBot && { label: t("free-it"), icon: "cross", onClick: () => ask({ kind: "Free", seat }) },
    isOwn && { label: t("stand-up"), icon: "door", onClick: () => ask({ kind: "Leave", seat }) },
    is_host &&
      chair.player === "person" &&
      !isOwn && { label: t("send-away"), icon: "door", isBad: true, onClick: () => ask({ kind: "Remove", seat }) },
  ].filter((item) => item !== false);
  return items.length > 0 && h(Menu, { label: t("tools-for", { name }), items });
};

/** @param {ChairSeen} chair */
const iconOf = ({ player }) => (player === null ? "plus" : player === "person" ? "hat" : player);
