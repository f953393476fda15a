// The people at the table during a game; for the host also commands about absent people and to end the game.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Dialog } from "../ui/dialog.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { h, useState } from "../vendor/preact.js";
import { Confirm } from "./confirm.js";
import { Invitation } from "./invitation.js";
import { LEVELS } from "./levels.js";
import { levelOf } from "./names.js";
import { noteRefusal } from "./notes.js";
import { PassOn } from "./pass_on.js";
import { go } from "./route.js";
import { SeatChanges } from "./seat_changes.js";

/** @import { AnyCommand, Lobby } from "../types/messages.js" */
/** @import { Visit } from "../net/visit.js" */

/** @typedef {{ kind: "remove" | "reissue", seat: number } | { kind: "end" } | { kind: "delete" }} Wish */

/** @param {{ visit: Visit, lobby: Lobby, names: string[], onClose: () => void }} props */
export const HostTools = ({ visit, lobby, names, onClose }) => {
  const [wish, setWish] = useState(/** @type {Wish | null} */ (null));
  const { is_host, code } = visit.you.value;
  const ask = (/** @type {AnyCommand} */ command) => visit.do(command).then(({ refusal }) => noteRefusal(refusal));
  const isPlaying = lobby.phase === "playing";
  const carryOut = async () => {
    setWish(null);
    if (wish?.kind === "remove") await ask({ kind: "Remove", seat: wish.seat });
    if (wish?.kind === "end") {
      onClose();
      await ask({ kind: "End" });
    }
    if (wish?.kind === "delete") {
      onClose();
      await ask({ kind: "Delete" });
      go("/");
    }
  };
  if (wish?.kind === "reissue") {
    return h(PassOn, {
      title: t("reissue"),
      visit,
      command: { kind: "Reissue", seat: wish.seat },
      onClose: () => setWish(null),
    });
  }
  if (wish) {
    const name = wish.kind === "remove" ? (names[wish.seat] ?? "") : "";
    const title = { remove: t("send-away"), end: t("end-game"), delete: t("delete-table") }[wish.kind];
    const means = { remove: t("send-away-means", { name }), end: t("end-game-means"), delete: t("delete-table-means") }[
      wish.kind
    ];
    return h(Confirm, { title, yes: title, onYes: carryOut, onNo: () => setWish(null) }, means);
  }
  return h(
    Dialog,
    { title: t("who-is-here"), closeLabel: t("close"), onClose, class: "who" },
    h(
      "ul",
      { class: "chair-list" },
      lobby.chairs.map((_, seat) =>
        h(Person, { key: seat, visit, lobby, seat, name: names[seat] ?? "", ask, setWish }),
      ),
    ),
    lobby.seat_changes.length > 0 && h(SeatChanges, { lobby }),
    code !== null && lobby.plan.settings.allows_spectators && h(Invitation, { visit, code, hasRoom: false }),
    is_host &&
      h(
        "div",
        { class: "who-end" },
        isPlaying && h(Button, { icon: "cross", onClick: () => setWish({ kind: "end" }) }, t("end-game")),
        h(Button, { icon: "trash", onClick: () => setWish({ kind: "delete" }) }, t("delete-table")),
      ),
  );
};

/**
 * @param {{
 *   visit: Visit,
 *   lobby: Lobby,
 *   seat: number,
 *   name: string,
 *   ask: (command: AnyCommand) => void,
 *   setWish: (wish: Wish) => void,
 * }} props
 */
const Person = ({ visit, lobby, seat, name, ask, setWish }) => {
  const chair = lobby.chairs[seat];
  const { is_host, seats } = visit.you.value;
  if (!chair) return null;
  const isPerson = chair.player === "person";
  const isAway = isPerson && !visit.presence.value[seat];
  const canChange = isAway || (isPerson && seats.includes(seat));
  const marks = [
    seats.includes(seat) && t("mark-you"),
    levelOf(chair),
    isAway && t("mark-away"),
    chair.sits_in && t("mark-sits-in", { level: t(`level-${chair.sits_in}`) }),
    chair.is_helped && t("mark-helped"),
    chair.opens_hand && t("mark-open"),
  ].filter(Boolean);
  const items = [
    ...LEVELS.map(
      (level) =>
        canChange &&
        chair.sits_in !== level && {
          label: t("let-sit-in", { level: t(`level-${level}`) }),
          icon: level,
          onClick: () => ask({ kind: "SeatBot", seat, level }),
        },
    ),
    canChange && { label: t("reissue"), icon: "phone", onClick: () => setWish({ kind: "reissue", seat }) },
    isPerson &&
      !seats.includes(seat) && {
        label: t("send-away"),
        icon: "door",
        isBad: true,
        onClick: () => setWish({ kind: "remove", seat }),
      },
  ].filter((item) => item !== false);
  return h(
    "li",
    { class: "chair-row" },
    h(Icon, { name: isPerson ? (isAway ? "lost" : "hat") : (chair.player ?? "bot") }),
    h(
      "span",
      { class: "chair-words" },
      h("strong", {}, name),
      marks.length > 0 && h("span", { class: "marks" }, marks.join(" · ")),
    ),
    is_host && isPerson && lobby.phase === "playing" && h(Menu, { label: t("tools-for", { name }), items }),
  );
};
