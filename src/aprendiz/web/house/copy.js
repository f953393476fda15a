// A text to pass on: shared or copied with one tap if the browser can, otherwise selected to be copied by hand.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { h, useRef, useState } from "../vendor/preact.js";

const SHOWN = 2500;

/** @param {{ label: string, text: string }} props */
export const CopyField = ({ label, text }) => {
  const line = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [said, setSaid] = useState("");
  const copy = async () => {
    line.current?.focus();
    line.current?.select();
    setSaid(t((await copied(text)) ? "copied" : "copy-by-hand"));
    setTimeout(() => setSaid(""), SHOWN);
  };
  return h(
    "div",
    { class: "copy" },
    h(
      "label",
      { class: "field" },
      h("span", { class: "field-label" }, label),
      h("input", {
        ref: line,
        class: "field-line",
        readOnly: true,
        value: text,
        onFocus: (/** @type {Event & { currentTarget: HTMLInputElement }} */ event) => event.currentTarget.select(),
      }),
    ),
    h(Button, { icon: "copy", onClick: copy }, t("copy")),
    h("span", { class: "copy-said", role: "status" }, said),
  );
};

/** @param {string} text */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http has no clipboard API; the deprecated command still copies the selected line.
    return document.execCommand("copy");
  }
}
