// Drawings for the options of FLAUTZ!, shown before a game.

import { Icon } from "../ui/icon.js";
import { h } from "../vendor/preact.js";

/** The fields of an arena, from the first to the last. @param {{ list: string[] }} props */
const Track = ({ list }) =>
  h(
    "span",
    { class: "flautz flautz-track", "aria-hidden": "true" },
    list.map((field, place) =>
      h("span", { key: place, class: `track-field track-${field}` }, h(Icon, { name: field })),
    ),
  );

/** By option. */
export const DRAWINGS = { arena: Track };
