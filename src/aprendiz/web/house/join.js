// Joining a table: by a typed code, or by the link of an invitation.

import * as api from "../net/api.js";
import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Field } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { Panel } from "../ui/panel.js";
import { h, useEffect, useState } from "../vendor/preact.js";
import { Refusal } from "./refusal.js";
import { go, invited } from "./route.js";
import { Screen } from "./screen.js";

/** @import { Refusal as No } from "../net/visit.js" */

export const JoinForm = () => {
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState(/** @type {No | null} */ (null));
  const [isBusy, setBusy] = useState(false);
  const join = async () => {
    if (!code.trim() || isBusy) return;
    setBusy(true);
    const found = await arrive(code);
    setBusy(false);
    if ("table" in found) go(`/table/${found.table}`);
    else setRefusal(found.refusal);
  };
  return h(
    Panel,
    { title: t("join"), class: "join" },
    h(
      "form",
      {
        class: "line-form",
        onSubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          join();
        },
      },
      h(Field, {
        label: t("code"),
        explanation: t("code-hint"),
        value: code,
        isCode: true,
        autocomplete: "off",
        autocapitalize: "none",
        maxLength: 40,
        problem: refusal && h(Refusal, { refusal }),
        onInput: (typed) => {
          setCode(typed);
          setRefusal(null);
        },
      }),
      h(Button, { type: "submit", icon: "door", isDisabled: isBusy }, t("come-in")),
    ),
  );
};

/** Shown for a moment after an invitation link was followed. @param {{ code: string }} props */
export const Arrival = ({ code }) => {
  const [refusal, setRefusal] = useState(/** @type {No | null} */ (null));
  const come = async () => {
    setRefusal(null);
    const found = await arrive(code);
    if ("table" in found) {
      invited.value = null;
      go(`/table/${found.table}`, { isReplaced: true });
    } else setRefusal(found.refusal);
  };
  useEffect(() => void come(), []);
  const home = () => {
    invited.value = null;
    go("/", { isReplaced: true });
  };
  if (!refusal) return h(Screen, { title: t("coming-in") });
  return h(
    Screen,
    { title: t("invitation-void"), class: "simple" },
    h(Notice, { kind: "careful", icon: "question", isInline: true }, h(Refusal, { refusal })),
    h(
      "div",
      { class: "row" },
      h(Button, { kind: "main", icon: "door", onClick: home }, t("to-the-door")),
      h(Button, { icon: "again", onClick: come }, t("try-again")),
    ),
  );
};

/**
 * Enters with an invitation or with the one-time code of a chair: both are typed in the same place.
 * @param {string} code @returns {Promise<{ table: string } | { refusal: No }>}
 */
async function arrive(code) {
  const typed = code.includes("#") ? code.slice(code.lastIndexOf("#") + 1) : code;
  try {
    const { table, refusal } = await api.enter(typed);
    return table === null ? { refusal: refusal ?? {} } : { table };
  } catch (problem) {
    if (!(problem instanceof api.Problem)) throw problem;
    return { refusal: problem };
  }
}
