// The link that downloads the record of a finished game.

import * as api from "../net/api.js";
import { t } from "../texts/language.js";
import { Icon } from "../ui/icon.js";
import { h } from "../vendor/preact.js";

/** @param {{ game: string, table: string, number: number }} props `number`: of the game at its table, counted from 1 */
export const RecordLink = ({ game, table, number }) =>
  h(
    "a",
    {
      class: "button button-plain",
      href: api.recordUrl(table, number),
      download: `${game}-${table}-${number}.json`,
    },
    h(Icon, { name: "download" }),
    t("record"),
  );
