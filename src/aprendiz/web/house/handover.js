// The cover between two people at one device: the page holds nothing private until the next person has tapped.

import { hush, speak } from "../stage/speech.js";
import { texts as spoken, t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icon.js";
import { h, useEffect, useRef, useState } from "../vendor/preact.js";
import { noteRefusal } from "./notes.js";

/** @import { Lobby } from "../types/messages.js" */
/** @import { Visit } from "../net/visit.js" */

/** Milliseconds in which players see their own move land before the cover comes. */
const LOOKING = 1100;
const SILENCE = 100;
const SENTENCES = 6;

/**
 * The seats of this device that must move while another seat, or none, is shown; null: no cover is needed.
 * @param {Visit} visit @param {Lobby} lobby @returns {number[] | null}
 */
export function useHandover(visit, lobby) {
  const mine = visit.you.value.seats;
  const shown = visit.shown.value;
  const waiting = visit.seats.value.get(null)?.update.waiting ?? [];
  const isPlaying = lobby.phase === "playing" && lobby.halt === null;
  const isShared = mine.length > 1;
  const asked = mine.filter((seat) => waiting.includes(seat) && lobby.chairs[seat]?.sits_in === null);
  const isDue = isShared && isPlaying && asked.length > 0 && (shown === null || !asked.includes(shown));
  const isLooking = isDue && shown !== null;
  const isHeld = visit.isHeld.value;
  const wasHeld = useRef(false);
  useEffect(() => {
    if (isHeld) wasHeld.current = true;
    if (!isLooking || isHeld) return undefined;
    const timer = setTimeout(
      () => {
        wasHeld.current = false;
        hush();
        visit.show(null);
      },
      wasHeld.current ? 0 : LOOKING,
    );
    return () => clearTimeout(timer);
  }, [visit, isLooking, isHeld, asked.join()]);
  return isDue && !isLooking ? asked : null;
}

/** @param {{ visit: Visit, lobby: Lobby, names: string[], seats: number[] }} props */
export const Handover = ({ visit, names, seats }) => {
  const [isBusy, setBusy] = useState(false);
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  const undo = visit.undo.value;
  const title =
    seats.length === 1
      ? t("turn-of", { name: names[seats[0] ?? 0] ?? "" })
      : t("turn-of-several", { names: spoken.value.listed(seats.map((seat) => names[seat] ?? "")) });
  useEffect(() => {
    heading.current?.focus();
    // The table that was shown silences the speech when it closes; this must come later.
    const timer = setTimeout(() => speak(`${title} ${t("pass-device")}`), SILENCE);
    return () => clearTimeout(timer);
  }, []);
  const show = async (/** @type {number} */ seat) => {
    if (isBusy) return;
    setBusy(true);
    noteRefusal((await visit.show(seat))?.refusal);
    setBusy(false);
  };
  const undoMove = (/** @type {number} */ seat) =>
    visit.do({ kind: "Undo", seat }).then(({ refusal }) => noteRefusal(refusal));
  return h(
    "main",
    { class: "handover", "aria-label": title },
    h(
      "div",
      { class: "handover-sheet" },
      h(Icon, { name: "mask" }),
      h("h1", { class: "handover-title", ref: heading, tabIndex: -1 }, title),
      h("p", {}, t("pass-device")),
      seats.map((seat, index) =>
        h(
          Button,
          {
            kind: "main",
            icon: "eye",
            key: seat,
            isDisabled: isBusy,
            class: index === 0 ? "handover-first" : "",
            onClick: () => show(seat),
          },
          t("i-am", { name: names[seat] ?? "" }),
        ),
      ),
      h(Story, { visit, names }),
      undo !== null &&
        visit.you.value.seats.includes(undo) &&
        h(
          Button,
          { kind: "quiet", icon: "undo", onClick: () => undoMove(undo) },
          t("undo-of", { name: names[undo] ?? "" }),
        ),
    ),
  );
};

/** The last public events in words. @param {{ visit: Visit, names: string[] }} props */
const Story = ({ visit, names }) => {
  const texts = spoken.value.for(names, null);
  const log = visit.seats.value.get(null)?.log ?? [];
  const sentences = log.slice(-2 * SENTENCES).flatMap((event) => texts.sentences(event));
  if (sentences.length === 0) return null;
  return h(
    "details",
    { class: "more story" },
    h("summary", {}, t("what-happened")),
    h(
      "ol",
      {},
      sentences.slice(-SENTENCES).map((sentence, index) => h("li", { key: index }, sentence)),
    ),
  );
};
