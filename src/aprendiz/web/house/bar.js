// The thin bar over a game: menu, clocks, undo, talk.

import { isSoundOn } from "../stage/sound.js";
import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Menu } from "../ui/menu.js";
import { h, useState } from "../vendor/preact.js";
import { Clocks } from "./clocks.js";
import { Confirm } from "./confirm.js";
import { titleOf } from "./games.js";
import { HostTools } from "./host_tools.js";
import { noteRefusal } from "./notes.js";
import { openRule, openSettings } from "./opened.js";
import { PassOn } from "./pass_on.js";
import { go } from "./route.js";
import { Talk } from "./talk.js";

/** @import { AnyCommand, Lobby } from "../types/messages.js" */
/** @import { Viewer, Visit } from "../net/visit.js" */

/** @param {{ visit: Visit, lobby: Lobby, viewer: Viewer, names: string[] }} props */
export const Bar = ({ visit, lobby, viewer, names }) => {
  const [opened, setOpened] = useState(/** @type {"talk" | "host" | "pass" | "leave" | null} */ (null));
  const { seats, is_host } = visit.you.value;
  const ask = (/** @type {AnyCommand} */ command) => visit.do(command).then(({ refusal }) => noteRefusal(refusal));
  const isPlaying = lobby.phase === "playing";
  const chair = viewer === null ? undefined : lobby.chairs[viewer];
  const canUndo = isPlaying && viewer !== null && visit.undo.value === viewer;
  const close = () => setOpened(null);
  return h(
    "header",
    { class: "bar" },
    h(Menu, {
      label: t("menu"),
      isAtStart: true,
      items: [
        { label: t("rules"), icon: "rules", onClick: () => openRule({ game: lobby.plan.game }) },
        {
          label: t(isSoundOn.value ? "sound-off" : "sound-on"),
          icon: isSoundOn.value ? "silence" : "sound",
          onClick: switchSound,
        },
        { label: t("language-and-look"), icon: "gear", onClick: openSettings },
        "line",
        is_host &&
          isPlaying &&
          lobby.halt !== "rules" &&
          (lobby.halt
            ? { label: t("resume"), icon: "play", onClick: () => ask({ kind: "Resume" }) }
            : { label: t("pause"), icon: "pause", onClick: () => ask({ kind: "Pause" }) }),
        { label: t(is_host ? "host-tools" : "who-is-here"), icon: "people", onClick: () => setOpened("host") },
        viewer !== null && { label: t("other-device"), icon: "phone", onClick: () => setOpened("pass") },
        viewer !== null &&
          lobby.plan.settings.allows_spectators && {
            label: t(chair?.opens_hand ? "close-hand" : "open-hand"),
            icon: "eye",
            onClick: () => ask({ kind: "OpenHands", seat: viewer, is_on: !chair?.opens_hand }),
          },
        "line",
        { label: t("to-the-door"), icon: "home", onClick: () => go("/") },
        isPlaying &&
          seats.length > 0 && { label: t("leave-table"), icon: "door", isBad: true, onClick: () => setOpened("leave") },
      ],
    }),
    h("p", { class: "bar-title", "aria-hidden": "true" }, titleOf(lobby.plan.game)),
    h(Clocks, { visit, names, viewer }),
    h("span", { class: "bar-space" }),
    canUndo &&
      h(Button, { kind: "quiet", icon: "undo", label: t("undo"), onClick: () => ask({ kind: "Undo", seat: viewer }) }),
    viewer !== null && h(Button, { kind: "quiet", icon: "chat", label: t("talk"), onClick: () => setOpened("talk") }),
    opened === "talk" && viewer !== null && h(Talk, { visit, seat: viewer, onClose: close }),
    opened === "host" && h(HostTools, { visit, lobby, names, onClose: close }),
    opened === "pass" &&
      viewer !== null &&
      h(PassOn, { title: t("other-device"), visit, command: { kind: "Pass", seat: viewer }, onClose: close }),
    opened === "leave" &&
      h(
        Confirm,
        {
          title: t("leave-table"),
          yes: t("leave-table"),
          icon: "door",
          onNo: close,
          onYes: async () => {
            close();
            await Promise.all(seats.map((seat) => ask({ kind: "Leave", seat })));
            go("/");
          },
        },
        t("leave-table-means"),
      ),
  );
};

function switchSound() {
  isSoundOn.value = !isSoundOn.value;
}
