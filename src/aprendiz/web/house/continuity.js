// A note if the table is no continuation of what this device was sent, and the button to go on nevertheless.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Notice } from "../ui/notice.js";
import { h } from "../vendor/preact.js";

/** @import { Visit } from "../net/visit.js" */

/** @param {{ visit: Visit }} props */
export const Continuity = ({ visit }) =>
  h(
    "div",
    { role: "status" },
    visit.isDiscontinued.value &&
      h(
        Notice,
        {
          kind: "careful",
          icon: "question",
          isSpoken: false,
          actions: h(Button, { kind: "main", onClick: () => visit.goOn() }, t("go-on-from-here")),
        },
        t("not-continued"),
      ),
  );
