// Dead ends: an unknown address, a deleted table, a changed server; each screen says what to do.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Notice } from "../ui/notice.js";
import { h } from "../vendor/preact.js";
import { Refusal } from "./refusal.js";
import { Screen } from "./screen.js";

/** @import { Refusal as No } from "../net/visit.js" */

const ToTheDoor = () => h("p", {}, h(Button, { kind: "main", icon: "door", href: "/" }, t("to-the-door")));

export const Nowhere = () =>
  h(Screen, { title: t("nothing-here"), lead: t("nothing-here-means"), class: "simple" }, h(ToTheDoor, {}));

/** The table was deleted, or this device no longer has access. */
export const Gone = () =>
  h(Screen, { title: t("table-gone"), lead: t("table-gone-means"), class: "simple" }, h(ToTheDoor, {}));

/** @param {{ refusal: No }} props */
export const ShutOut = ({ refusal }) =>
  h(
    Screen,
    { title: t("not-let-in"), class: "simple" },
    h(Notice, { kind: "careful", icon: "question", isInline: true }, h(Refusal, { refusal })),
    h(ToTheDoor, {}),
  );

/** The server speaks another protocol version, and reloading the page did not help. */
export const Old = () =>
  h(
    Screen,
    { title: t("other-version"), lead: t("other-version-means"), class: "simple" },
    h("p", {}, h(Button, { kind: "main", icon: "again", onClick: () => location.reload() }, t("try-again"))),
  );
