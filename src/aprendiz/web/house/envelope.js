// The sealed envelope of chance: closed before the game with everybody's share in it, opened after the game.

import { t } from "../texts/language.js";
import { Icon } from "../ui/icon.js";
import { h } from "../vendor/preact.js";

/** @param {{ seal: string, pledges: string[] }} props */
export const Envelope = ({ seal, pledges }) =>
  h(
    "section",
    { class: "envelope", "aria-label": t("sealed-chance") },
    h("span", { class: "envelope-flap", "aria-hidden": "true" }, h(Icon, { name: "seal" })),
    h(
      "div",
      { class: "envelope-words" },
      h("p", {}, t("sealed")),
      h(
        "details",
        { class: "more" },
        h("summary", {}, t("sealed-more")),
        h("p", { class: "explanation" }, t("sealed-means")),
        h(
          "dl",
          { class: "proof-facts" },
          h("dt", {}, t("seal")),
          h("dd", { class: "digits" }, seal),
          pledges.length > 0 && h("dt", {}, t("pledges")),
          pledges.map((pledge) => h("dd", { class: "digits", key: pledge }, pledge)),
        ),
      ),
    ),
  );
