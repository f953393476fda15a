// Asks for a name until the table accepts it.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Dialog } from "../ui/dialog.js";
import { Field } from "../ui/field.js";
import { h, useState } from "../vendor/preact.js";
import { Refusal } from "./refusal.js";

/** @import { Refusal as No } from "../net/visit.js" */

const LONGEST_NAME = 40;

/**
 * @param {{
 *   title: string,
 *   name: string,
 *   yes: string,
 *   onClose: () => void,
 *   onName: (name: string) => Promise<{ refusal: No | null }>,
 * }} props
 */
export const NameDialog = ({ title, name, yes, onClose, onName }) => {
  const [typed, setTyped] = useState(name);
  const [refusal, setRefusal] = useState(/** @type {No | null} */ (null));
  const give = async () => {
    if (!typed.trim()) return;
    const answer = await onName(typed.trim());
    if (answer.refusal) setRefusal(answer.refusal);
    else onClose();
  };
  return h(
    Dialog,
    {
      title,
      closeLabel: t("close"),
      onClose,
      actions: [
        h(Button, { onClick: onClose }, t("cancel")),
        h(Button, { kind: "main", isDisabled: !typed.trim(), onClick: give }, yes),
      ],
    },
    h(Field, {
      label: t("name"),
      value: typed,
      maxLength: LONGEST_NAME,
      autocomplete: "off",
      problem: refusal && h(Refusal, { refusal }),
      onEnter: give,
      onInput: (changed) => {
        setTyped(changed);
        setRefusal(null);
      },
    }),
  );
};
