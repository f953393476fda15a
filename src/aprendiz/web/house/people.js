// Several people at one device: their names in seat order, and the number of bots.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { Field } from "../ui/field.js";
import { Stepper } from "../ui/stepper.js";
import { h } from "../vendor/preact.js";

/** @import { Signal } from "../vendor/preact.js" */

const LEAST = 2;
const LONGEST_NAME = 40;

/** @param {{ people: Signal<string[]>, bots: Signal<number>, most: number }} props */
export const People = ({ people, bots, most }) => {
  const names = people.value.slice(0, most);
  const room = most - names.length;
  const change = (/** @type {string[]} */ changed) => {
    people.value = changed;
    bots.value = Math.min(bots.value, most - changed.length);
  };
  return h(
    "div",
    { class: "people" },
    h(
      "ol",
      { class: "people-names" },
      names.map((name, index) =>
        h(
          "li",
          { class: "row", key: index },
          h(Field, {
            label: t("name-of", { number: index + 1 }),
            value: name,
            maxLength: LONGEST_NAME,
            placeholder: t("player", { number: index + 1 }),
            autocomplete: "off",
            onInput: (typed) => change(names.map((old, other) => (other === index ? typed : old))),
          }),
          names.length > LEAST &&
            h(Button, {
              kind: "quiet",
              icon: "cross",
              label: t("remove-person", { name: name || t("player", { number: index + 1 }) }),
              onClick: () => change(names.filter((_, other) => other !== index)),
            }),
        ),
      ),
    ),
    room > 0 && h(Button, { kind: "quiet", icon: "plus", onClick: () => change([...names, ""]) }, t("add-person")),
    h(Stepper, {
      label: t("bots-beside"),
      value: Math.min(bots.value, room),
      least: 0,
      most: room,
      onChange: (count) => {
        bots.value = count;
      },
    }),
  );
};
