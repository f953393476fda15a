// An option that takes a name from the box, or a custom list built word by word.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Choice } from "../ui/choice.js";
import { h, useLayoutEffect, useRef } from "../vendor/preact.js";
import { longest } from "./fitting.js";
import { explanationOf, itemOf, labelOf, listOf, nameOf } from "./option_words.js";

/** @import { NameOrListShown } from "../types/messages.js" */
/** @import { Drawing } from "./furniture.js" */

/** Stands for the custom list, which has no name. */
const OWN = true;
/** More names than this have small tiles. */
const FEW = 6;

/** @typedef {string | string[] | null} Value a name, or a custom list; null: the first name, or none */

/**
 * @param {{
 *   option: NameOrListShown,
 *   names: Record<string, string[]>,
 *   seats: number,
 *   Drawing?: Drawing,
 *   value: Value,
 *   onChange: (value: Value) => void,
 * }} props
 */
export const NameOrList = ({ option, names, seats, Drawing, value, onChange }) => {
  const first = option.is_optional ? null : (Object.keys(names)[0] ?? null);
  const named = Array.isArray(value) ? null : (value ?? first);
  const choose = (/** @type {string | boolean | null} */ chosen) => {
    if (typeof chosen !== "boolean") onChange(chosen === first ? null : chosen);
    else if (!Array.isArray(value)) onChange(names[named ?? ""] ?? option.values.slice(0, option.least));
  };
  const tiles = Object.entries(names).map(([name, list]) => ({
    value: /** @type {string | boolean | null} */ (name),
    label: nameOf(option, name),
    explanation: h(List, { option, list, Drawing }),
  }));
  return h(
    "div",
    { class: "name-or-list" },
    h(Choice, {
      label: labelOf(option),
      explanation: explanationOf(option),
      class: tiles.length > FEW ? "choice-few" : "",
      value: Array.isArray(value) ? OWN : named,
      options: [
        ...(option.is_optional
          ? [{ value: null, label: nameOf(option, "none"), explanation: t(`explain-${option.name}-none`) }]
          : []),
        ...tiles,
        { value: OWN, label: nameOf(option, "own"), explanation: t(`explain-${option.name}-own`) },
      ],
      onChange: choose,
    }),
    Array.isArray(value) && h(OwnList, { option, most: longest(option, seats), list: value, Drawing, onChange }),
  );
};

/** @param {{ option: NameOrListShown, list: string[], Drawing?: Drawing }} props */
const List = ({ option, list, Drawing }) =>
  Drawing
    ? [h(Drawing, { list }), h("span", { class: "unseen" }, listOf(option, list))]
    : h("span", {}, listOf(option, list));

/**
 * @param {{
 *   option: NameOrListShown,
 *   most: number,
 *   list: string[],
 *   Drawing?: Drawing,
 *   onChange: (list: string[]) => void,
 * }} props
 */
const OwnList = ({ option, most, list, Drawing, onChange }) => {
  const free = option.repeats ? option.values : option.values.filter((word) => !list.includes(word));
  const [next] = free;
  const whole = useRef(/** @type {HTMLDivElement | null} */ (null));
  const removed = useRef(/** @type {number | null} */ (null));
  // Before the next key can come: it may remove the next entry.
  useLayoutEffect(() => {
    if (removed.current !== null && whole.current) focusNear(whole.current, removed.current);
    removed.current = null;
  }, [list]);
  const remove = (/** @type {number} */ place) => {
    removed.current = place;
    onChange(list.toSpliced(place, 1));
  };
  const entry = (/** @type {number} */ place) => t(`entry-${option.name}`, { number: place + 1 });
  return h(
    "div",
    { class: "own-list", role: "group", "aria-label": `${labelOf(option)}: ${nameOf(option, "own")}`, ref: whole },
    option.item === null && h("p", { class: "explanation" }, t(`written-${option.name}`)),
    Drawing && list.length > 0 && h(Drawing, { list }),
    h(
      "ol",
      { class: "own-list-entries" },
      list.map((word, place) =>
        h(
          "li",
          { key: place, class: "own-list-entry" },
          h("span", { class: "own-list-number", "aria-hidden": "true" }, place + 1),
          h(
            "select",
            {
              class: "field-line",
              "aria-label": entry(place),
              value: word,
              onChange: (/** @type {Event & { currentTarget: HTMLSelectElement }} */ { currentTarget }) =>
                onChange(list.with(place, currentTarget.value)),
            },
            option.values
              .filter((one) => one === word || free.includes(one))
              .map((one) => h("option", { value: one, key: one }, itemOf(option, one))),
          ),
          list.length > option.least &&
            h(Button, {
              kind: "quiet",
              icon: "cross",
              class: "own-list-remove",
              label: t("remove-entry", { entry: entry(place) }),
              onClick: () => remove(place),
            }),
        ),
      ),
    ),
    list.length < most &&
      next !== undefined &&
      h(
        Button,
        { kind: "quiet", icon: "plus", class: "own-list-add", onClick: () => onChange([...list, next]) },
        t(`add-${option.name}`),
      ),
  );
};

/**
 * Keeps the keyboard where an entry was removed: at the next one, the last one, or the button that adds one.
 * @param {HTMLElement} whole @param {number} place
 */
function focusNear(whole, place) {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (whole.querySelectorAll(".own-list-remove"));
  const near = buttons[Math.min(place, buttons.length - 1)];
  (near ?? /** @type {HTMLElement | null} */ (whole.querySelector(".own-list-add")))?.focus();
}
