// Passing a chair on to another device: a one-time code, and how to use it.

import { t } from "../texts/language.js";
import { Dialog } from "../ui/dialog.js";
import { h, useEffect, useState } from "../vendor/preact.js";
import { CopyField } from "./copy.js";
import { spelled, useAddress } from "./invitation.js";
import { noteRefusal } from "./notes.js";

/** @import { Pass, Reissue } from "../types/messages.js" */
/** @import { Visit } from "../net/visit.js" */

/** @param {{ title: string, visit: Visit, command: Pass | Reissue, onClose: () => void }} props */
export const PassOn = ({ title, visit, command, onClose }) => {
  const [code, setCode] = useState(/** @type {string | null} */ (null));
  const url = useAddress();
  useEffect(() => {
    visit.do(command).then((answer) => {
      setCode(answer.code);
      if (answer.refusal) {
        noteRefusal(answer.refusal);
        onClose();
      }
    });
  }, []);
  return h(
    Dialog,
    { title, closeLabel: t("close"), onClose },
    h("p", {}, t("pass-on-how")),
    code !== null && h("p", { class: "code code-large" }, spelled(code)),
    code !== null && url && h(CopyField, { label: t("link"), text: `${url}/#${code}` }),
    url === null && h("p", { class: "explanation" }, t("no-address")),
    h("p", { class: "explanation" }, t("pass-on-means")),
  );
};
