// The opened envelope: the server derives all chance again from the seal, and this device compares the result.

import * as api from "../net/api.js";
import { openedUnder } from "../net/share.js";
import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icon.js";
import { h, useState } from "../vendor/preact.js";
import { Refusal } from "./refusal.js";

/** @import { Lobby, Verified } from "../types/messages.js" */
/** @import { Refusal as No, Visit } from "../net/visit.js" */

/** @param {{ visit: Visit, lobby: Lobby }} props */
export const Proof = ({ visit, lobby }) => {
  const [found, setFound] = useState(/** @type {Verified | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {No | null} */ (null));
  const [isBusy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    setRefusal(null);
    await api.verify(visit.table, lobby.game).then(setFound, setRefusal);
    setBusy(false);
  };
  return h(
    "section",
    { class: `envelope${found ? " envelope-open" : ""}`, "aria-labelledby": "envelope" },
    h("span", { class: "envelope-flap", "aria-hidden": "true" }, h(Icon, { name: "seal" })),
    h(
      "div",
      { class: "envelope-words" },
      h("h2", { id: "envelope" }, t("envelope")),
      h("p", {}, t("envelope-means")),
      !found && h(Button, { icon: "envelope", isDisabled: isBusy, onClick: verify }, t("verify")),
      h("div", { role: "status" }, refusal && h(Refusal, { refusal }), found && h(Findings, { found, lobby })),
      found &&
        h(
          "details",
          { class: "more" },
          h("summary", {}, t("proof-details")),
          h(
            "dl",
            { class: "proof-facts" },
            h("dt", {}, t("seal")),
            h("dd", { class: "digits" }, found.seal),
            h("dt", {}, t("seed")),
            h("dd", { class: "digits" }, found.seed),
            h("dt", {}, t("shares")),
            found.shares.map((share) => h("dd", { class: "digits", key: share }, share)),
          ),
        ),
    ),
  );
};

/** @param {{ found: Verified, lobby: Lobby }} props */
const Findings = ({ found, lobby }) => {
  const own = openedUnder(found.seal);
  const isTrue = found.is_true && found.seal === lobby.seal;
  const isMine = own.some((one) => found.shares.includes(one.share) && one.terms === found.terms);
  const isEarly = found.fault === "unfinished";
  return h(
    "ul",
    { class: "findings" },
    h(
      Finding,
      { isTrue: isTrue || isEarly },
      t(isTrue || isEarly ? "chance-was-fixed" : "chance-was-not-fixed", { count: found.chances }),
    ),
    own.length > 0 && h(Finding, { isTrue: isMine }, t(isMine ? "share-is-in-it" : "share-is-missing")),
    lobby.starts > 1 && h(Finding, { isTrue: false }, t("starts-called-off", { count: lobby.starts - 1 })),
  );
};

/** @param {{ isTrue: boolean, children?: import("../vendor/preact.js").ComponentChildren }} props */
const Finding = ({ isTrue, children }) =>
  h(
    "li",
    { class: isTrue ? "finding finding-true" : "finding finding-false" },
    h(Icon, { name: isTrue ? "check" : "cross" }),
    h("span", {}, children),
  );
