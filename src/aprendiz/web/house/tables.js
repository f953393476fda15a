// The tables of this device and those listed for everybody: running ones first, finished ones further down.

import * as api from "../net/api.js";
import { connection } from "../net/socket.js";
import { t, texts } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Panel } from "../ui/panel.js";
import { h, signal, useEffect, useState } from "../vendor/preact.js";
import { titleOf } from "./games.js";
import { lazy } from "./lazy.js";
import { calledBot } from "./names.js";
import { noteRefusal } from "./notes.js";

/** @import { TableListed, Tables } from "../types/messages.js" */

const Confirm = lazy(async () => (await import("./confirm.js")).Confirm);

const SHOWN = 2;

const found = signal(/** @type {Tables} */ ({ mine: [], listed: [] }));

/** Fetches the tables whenever the door opens, and after a reconnect. */
export function useTables() {
  const isLost = connection.value === "lost";
  useEffect(() => {
    if (!isLost) look();
  }, [isLost]);
}

/** Tables that are waiting or playing. */
export const RunningTables = () => h(TableList, { title: t("my-tables"), tables: found.value.mine.filter(isRunning) });

export const OtherTables = () => [
  h(TableList, { title: t("open-tables"), tables: found.value.listed, key: "listed" }),
  h(TableList, { title: t("past-tables"), tables: found.value.mine.filter((table) => !isRunning(table)), key: "past" }),
];

/** @param {{ title: string, tables: TableListed[] }} props */
const TableList = ({ title, tables }) => {
  const [isWhole, setWhole] = useState(false);
  const [condemned, setCondemned] = useState(/** @type {string | null} */ (null));
  const shown = isWhole ? tables : tables.slice(0, SHOWN);
  const remove = async () => {
    const table = condemned;
    setCondemned(null);
    if (table) await api.remove(table).catch(noteRefusal);
    look();
  };
  if (tables.length === 0) return null;
  return h(
    Panel,
    { title, class: "tables" },
    h(
      "ul",
      { class: "table-list" },
      shown.map((table) => h(Row, { key: table.table, table, onRemove: setCondemned })),
    ),
    tables.length > shown.length &&
      h(
        Button,
        { kind: "quiet", icon: "plus", onClick: () => setWhole(true) },
        t("more-tables", { count: tables.length - shown.length }),
      ),
    condemned !== null &&
      h(
        Confirm,
        { title: t("delete-table"), yes: t("delete"), icon: "trash", onYes: remove, onNo: () => setCondemned(null) },
        t("delete-table-means"),
      ),
  );
};

/** @param {{ table: TableListed, onRemove: (table: string) => void }} props */
const Row = ({ table, onRemove }) => {
  const names = table.names.filter(Boolean).map(calledBot);
  const title = titleOf(table.game);
  const people = names.length ? texts.value.listed(names) : t("nobody-yet");
  return h(
    "li",
    { class: "table-row" },
    h(
      "a",
      { href: `/table/${table.table}`, class: "table-link" },
      h("strong", {}, title),
      " ",
      h("span", { class: `phase phase-${table.phase}` }, t(`phase-${table.phase}`)),
      " ",
      h("span", { class: "table-people" }, people),
    ),
    table.is_host &&
      h(Button, {
        kind: "quiet",
        icon: "trash",
        label: t("delete-this", { game: title, names: people }),
        onClick: () => onRemove(table.table),
      }),
  );
};

/** @param {TableListed} table */
const isRunning = ({ phase }) => phase === "playing" || phase === "waiting";

const look = () =>
  api.tables().then(
    (tables) => {
      found.value = tables;
    },
    () => {},
  );
