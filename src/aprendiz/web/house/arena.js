// The choice of the arena's track: one of the box, or a custom one built field by field.

import { t, texts } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Choice } from "../ui/choice.js";
import { h } from "../vendor/preact.js";

/** @import { Edition } from "./games.js" */

/** The value of the custom track, which has no name. */
const OWN = /** @type {string | null} */ (null);
const TRACKS = ["usual", "short", "long"];
const FIELDS = ["floor", "air", "either"];
const FIRST = ["floor", "air", "either"];
const MOST = 12;

/** @typedef {string | string[] | null} Track a name in the box, or the fields of a custom track; null: the default */

/**
 * @param {{
 *   label: string,
 *   explanation: string,
 *   edition: Edition,
 *   value: Track,
 *   onChange: (value: Track) => void,
 * }} props
 */
export const Arena = ({ label, explanation, edition, value, onChange }) => {
  const tracks = tracksOf(edition);
  const [usual = ""] = tracks;
  return [
    h(Choice, {
      label,
      explanation,
      value: Array.isArray(value) ? OWN : (value ?? usual),
      options: [
        ...tracks.map((track) => ({ value: track, label: trackWords(track), explanation: trackMeans(track, edition) })),
        { value: OWN, label: t("label-arena-own"), explanation: t("explain-arena-own") },
      ],
      onChange: (/** @type {string | null} */ track) =>
        onChange(track === OWN ? FIRST : track === usual ? null : track),
    }),
    Array.isArray(value) && h(OwnArena, { fields: value, onChange }),
  ];
};

/** The names of a box's tracks, the default first. @param {Edition} edition */
export function tracksOf(edition) {
  const arenas = arenasOf(edition);
  return arenas ? Object.keys(arenas) : TRACKS;
}

/** @param {string} track */
export const trackWords = (track) => (texts.value.has(`label-arena-${track}`) ? t(`label-arena-${track}`) : track);

/** @param {string} track @param {Edition} edition */
function trackMeans(track, edition) {
  const fields = arenasOf(edition)?.[track];
  return fields ? fields.map((field) => t(`field-${field}`)).join(", ") : t(`option-arena-${track}`);
}

/** The tracks of a custom box. @param {Edition} edition @returns {Record<string, string[]> | undefined} */
const arenasOf = (edition) => (typeof edition === "object" ? edition?.arenas : undefined);

/** @param {{ fields: string[], onChange: (fields: string[]) => void }} props */
const OwnArena = ({ fields, onChange }) =>
  h(
    "div",
    { class: "own-arena" },
    h(
      "ol",
      { class: "own-arena-fields" },
      fields.map((field, index) =>
        h(
          "li",
          { key: index },
          h(
            "select",
            {
              class: "field-line",
              "aria-label": t("field-number", { number: index + 1 }),
              value: field,
              onChange: (/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) =>
                onChange(fields.map((old, other) => (other === index ? event.currentTarget.value : old))),
            },
            FIELDS.map((one) => h("option", { value: one, key: one }, t(`field-${one}`))),
          ),
        ),
      ),
    ),
    h(
      "div",
      { class: "row" },
      fields.length < MOST &&
        h(Button, { kind: "quiet", icon: "plus", onClick: () => onChange([...fields, "either"]) }, t("add-field")),
      fields.length > 1 &&
        h(Button, { kind: "quiet", icon: "minus", onClick: () => onChange(fields.slice(0, -1)) }, t("remove-field")),
    ),
  );
