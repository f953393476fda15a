// The fields the crystal travels over: one of the usual tracks, or one's own, field by field.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Choice } from "../ui/choice.js";
import { h } from "../vendor/preact.js";

const TRACKS = ["usual", "short", "long"];
const FIELDS = ["floor", "air", "either"];
const FIRST = ["floor", "air", "either"];
const MOST = 12;

/** @param {{ label: string, explanation: string, value: string | string[] | null, onChange: (value: string | string[] | null) => void }} props */
export const Arena = ({ label, explanation, value, onChange }) => [
  h(Choice, {
    label,
    explanation,
    value: Array.isArray(value) ? "own" : (value ?? "usual"),
    options: [
      ...TRACKS.map((track) => ({
        value: track,
        label: t(`label-arena-${track}`),
        explanation: t(`option-arena-${track}`),
      })),
      { value: "own", label: t("label-arena-own"), explanation: t("explain-arena-own") },
    ],
    onChange: (/** @type {string} */ track) => onChange(track === "own" ? FIRST : track === "usual" ? null : track),
  }),
  Array.isArray(value) && h(OwnArena, { fields: value, onChange }),
];

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
