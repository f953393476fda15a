// The invitation to a table: a link, a code to type, a QR code; always with an address that other devices can reach.

import * as api from "../net/api.js";
import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Notice } from "../ui/notice.js";
import { Panel } from "../ui/panel.js";
import { h, useEffect, useState } from "../vendor/preact.js";
import { CopyField } from "./copy.js";
import { noteRefusal } from "./notes.js";

/** @import { Visit } from "../net/visit.js" */

/** @param {{ visit: Visit, code: string, hasRoom: boolean }} props */
export const Invitation = ({ visit, code, hasRoom }) => {
  const inLink = visit.you.value.long_code ?? code;
  const url = useAddress();
  const [isShown, setShown] = useState(false);
  const renew = () => visit.do({ kind: "Invite" }).then(({ refusal }) => noteRefusal(refusal));
  return h(
    Panel,
    { title: t("invite"), class: "invitation" },
    !hasRoom &&
      !isShown &&
      h(Button, { kind: "quiet", icon: "people", onClick: () => setShown(true) }, t("show-invitation")),
    (hasRoom || isShown) && [
      url === null && h(Notice, { kind: "careful", icon: "lost", isInline: true }, t("no-address")),
      url &&
        h(
          "div",
          { class: "invitation-ways" },
          h("img", {
            class: "qr",
            src: `${api.invitationUrl(visit.table)}?${code}`,
            alt: t("qr"),
            width: 180,
            height: 180,
          }),
          h(
            "div",
            { class: "invitation-words" },
            h("p", {}, t("invite-how")),
            h(CopyField, { label: t("link"), text: `${url}/#${inLink}` }),
          ),
        ),
      h("p", { class: "code-line" }, `${t("code")}: `, h("strong", { class: "code" }, spelled(code))),
      visit.you.value.is_host && h(Button, { kind: "quiet", icon: "again", onClick: renew }, t("new-code")),
    ],
  );
};

/** The address at which other devices reach this server; null: they cannot, undefined: not known yet. */
export function useAddress() {
  const [url, setUrl] = useState(/** @type {string | null | undefined} */ (undefined));
  useEffect(() => {
    api.address().then(
      (found) => setUrl(found.url ?? own()),
      () => setUrl(own()),
    );
  }, []);
  return url;
}

/** The page's own address, unless only this machine can reach it. */
const own = () => (/^(localhost|127\.|\[?::1)/.test(location.hostname) ? null : location.origin);

/** In two halves, as people read it aloud. @param {string} code */
export const spelled = (code) => (code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : code);
