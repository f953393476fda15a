// My evenings: the finished games of this device by day, one of them with its result and its record, and forgetting all.

import * as api from "../net/api.js";
import { language, need, texts as spoken, t } from "../texts/language.js";
import { localeOf } from "../texts/languages.js";
import { Button } from "../ui/button.js";
import { Panel } from "../ui/panel.js";
import { h, useEffect, useMemo, useState } from "../vendor/preact.js";
import { Confirm } from "./confirm.js";
import { furnitureOf, textsOf } from "./furniture.js";
import { titleOf } from "./games.js";
import { reloadWhenBack } from "./lazy.js";
import { calledBot } from "./names.js";
import { noteRefusal } from "./notes.js";
import { Gone } from "./nowhere.js";
import { RecordLink } from "./record_link.js";
import { isSimple } from "./remembered.js";
import { Screen } from "./screen.js";

/** @import { Furniture } from "./furniture.js" */
/** @import { Evening } from "../types/messages.js" */

export const Evenings = () => {
  const [evenings, setEvenings] = useEvenings();
  const [isAsking, setAsking] = useState(false);
  const forget = () => {
    setAsking(false);
    api.forgetEvenings().then(() => setEvenings([]), noteRefusal);
  };
  return h(
    Screen,
    { title: t("evenings"), lead: evenings?.length === 0 ? t("no-evenings") : t("evenings-means"), class: "evenings" },
    evenings &&
      byDay(evenings).map(([day, played]) =>
        h(
          Panel,
          { title: day, class: "tables", key: day },
          h(
            "ul",
            { class: "table-list" },
            played.map((evening) => h(Row, { evening, key: addressOf(evening) })),
          ),
        ),
      ),
    evenings &&
      evenings.length > 0 &&
      h("p", {}, h(Button, { kind: "quiet", icon: "trash", onClick: () => setAsking(true) }, t("forget-evenings"))),
    isAsking &&
      h(
        Confirm,
        {
          title: t("forget-evenings"),
          yes: t("forget"),
          icon: "trash",
          onYes: forget,
          onNo: () => setAsking(false),
        },
        t("forget-evenings-means"),
      ),
  );
};

/** @param {{ evening: Evening }} props */
const Row = ({ evening }) =>
  h(
    "li",
    { class: "table-row" },
    h(
      "a",
      { href: addressOf(evening), class: "table-link" },
      h("strong", {}, titleOf(evening.game)),
      " ",
      h("span", { class: "phase" }, timeOf(evening)),
      " ",
      h("span", { class: "table-people" }, `${peopleOf(evening)}: ${outcomeOf(evening)}`),
    ),
  );

/** One finished game as this device saw it. @param {{ table: string, number: number }} props */
export const OneEvening = ({ table, number }) => {
  const [evenings] = useEvenings();
  const evening = evenings?.find((one) => one.table === table && one.number === number);
  if (!evenings) return h(Screen, { title: t("evenings"), lead: t("setting-the-table") });
  return evening ? h(Told, { evening }) : h(Gone, {});
};

/** @param {{ evening: Evening }} props */
const Told = ({ evening }) => {
  const { table, number, game, seats, winners } = evening;
  const viewer = seats.length === 1 ? (seats[0] ?? null) : null;
  const [shown, setShown] = useState(/** @type {(Sent & { Result: Furniture["Result"] }) | null} */ (null));
  const known = spoken.value;
  const names = evening.names.map(calledBot);
  const texts = useMemo(() => known.for(names, viewer), [known, names.join("\n"), viewer]);
  useEffect(() => {
    Promise.all([furnitureOf(game, isSimple.value), need(...textsOf(game))]).then(async ([{ Result }]) => {
      api.sentOf(table, viewer, number).then((updates) => setShown({ ...told(updates), Result }), noteRefusal);
    }, reloadWhenBack);
  }, [evening]);
  return h(
    Screen,
    { title: titleOf(game), lead: `${dayOf(evening)}, ${timeOf(evening)}`, class: "end" },
    h("p", {}, h("strong", {}, peopleOf(evening)), `: ${outcomeOf(evening)}`),
    shown &&
      winners.length > 0 &&
      h(Panel, { class: "end-result" }, h(shown.Result, { view: shown.view, log: shown.log, texts })),
    h(
      Panel,
      { title: t("take-home"), class: "take-home" },
      h("p", {}, t("record-means")),
      h(
        "p",
        { class: "row" },
        h(RecordLink, { game, table, number }),
        h(Button, { kind: "quiet", href: "/evenings" }, t("evenings")),
      ),
    ),
  );
};

/**
 * The evenings of this device, newest first; null until they are there.
 * @returns {[Evening[] | null, (evenings: Evening[]) => void]}
 */
function useEvenings() {
  const [evenings, setEvenings] = useState(/** @type {Evening[] | null} */ (null));
  useEffect(() => {
    api.evenings().then((found) => setEvenings(found.evenings), noteRefusal);
  }, []);
  return [evenings, setEvenings];
}

/** @typedef {{ view: any, log: any[] }} Sent The last view of a game, and all its events. */

/** @param {import("../net/api.js").SentUpdate[]} updates @returns {Sent} */
function told(updates) {
  const frames = updates.flatMap((update) => update.frames);
  return { view: frames[frames.length - 1]?.view, log: frames.flatMap((frame) => frame.events) };
}

/** @param {Evening[]} evenings @returns {[string, Evening[]][]} */
function byDay(evenings) {
  /** @type {Map<string, Evening[]>} */
  const days = new Map();
  for (const evening of evenings) days.set(dayOf(evening), [...(days.get(dayOf(evening)) ?? []), evening]);
  return [...days];
}

/** @param {Evening} evening */
const addressOf = ({ table, number }) => `/evenings/${table}/${number}`;

/** @param {Evening} evening */
const dayOf = ({ at }) => new Intl.DateTimeFormat(localeOf(language.value), { dateStyle: "full" }).format(1000 * at);

/** @param {Evening} evening */
const timeOf = ({ at }) => new Intl.DateTimeFormat(localeOf(language.value), { timeStyle: "short" }).format(1000 * at);

/** @param {Evening} evening */
const peopleOf = ({ names }) => spoken.value.listed(names.map(calledBot));

/** The outcome in words. On a device with several people, every winner is named. @param {Evening} evening */
function outcomeOf({ names, winners, seats }) {
  const mine = seats.length === 1 ? seats[0] : undefined;
  const others = winners.filter((seat) => seat !== mine).map((seat) => calledBot(names[seat] ?? ""));
  const isMine = mine !== undefined && winners.includes(mine);
  const who = winners.length === 0 ? "nobody" : isMine ? (others.length ? "shared" : "you") : "others";
  return t("evening-outcome", { who, names: spoken.value.listed(others), count: others.length });
}
