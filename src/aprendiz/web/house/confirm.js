// A question before something that cannot be undone.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Dialog } from "../ui/dialog.js";
import { h } from "../vendor/preact.js";

/** @import { ComponentChildren } from "../vendor/preact.js" */

/**
 * @param {{
 *   title: string,
 *   yes: string,
 *   icon?: string,
 *   onYes: () => void,
 *   onNo: () => void,
 *   children?: ComponentChildren,
 * }} props
 */
export const Confirm = ({ title, yes, icon, onYes, onNo, children }) =>
  h(
    Dialog,
    {
      title,
      closeLabel: t("close"),
      onClose: onNo,
      actions: [h(Button, { onClick: onNo }, t("cancel")), h(Button, { kind: "main", icon, onClick: onYes }, yes)],
    },
    h("p", {}, children),
  );
