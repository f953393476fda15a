// The options of a game before it begins, and the choice of its box.

import { sentence, t, texts } from "../texts/language.js";
import { Choice } from "../ui/choice.js";
import { Stepper } from "../ui/stepper.js";
import { h } from "../vendor/preact.js";
import { Arena, tracksOf } from "./arena.js";
import { Box } from "./box.js";

/** @import { GameShown, OptionShown } from "../types/messages.js" */
/** @import { Draft, Edition } from "./games.js" */

const MOST_STEPS = 20;
const FIRST_LIMIT = 60;
const STEP = 10;

/** @param {{ game: GameShown, draft: Draft, seats: number, onChange: (draft: Draft) => void }} props */
export const Options = ({ game, draft, seats, onChange }) => {
  const setOption = (/** @type {string} */ name, /** @type {any} */ value, /** @type {any} */ usual) => {
    const { [name]: _, ...others } = draft.options;
    onChange({ ...draft, options: value === usual ? others : { ...others, [name]: value } });
  };
  return h(
    "div",
    { class: "options" },
    game.options
      .filter(({ name }) => name !== "matches" || draft.options.mode === "matches")
      .map((option) =>
        h(One, {
          key: option.name,
          option,
          edition: draft.edition,
          value: draft.options[option.name] ?? option.default,
          seats,
          onChange: (value) => setOption(option.name, value, option.default),
        }),
      ),
    h(Box, { game, edition: draft.edition, onChange: (edition) => onChange(withBox(draft, edition)) }),
  );
};

/**
 * Changes the box, and drops a chosen track that the new box does not have.
 * @param {Draft} draft @param {Edition} edition @returns {Draft}
 */
function withBox(draft, edition) {
  const { arena, ...others } = draft.options;
  const isThere = typeof arena !== "string" || tracksOf(edition).includes(arena);
  return { ...draft, edition, options: isThere ? draft.options : others };
}

/**
 * @param {{ option: OptionShown, edition: Edition, value: any, seats: number, onChange: (value: any) => void }} props
 */
const One = ({ option, edition, value, seats, onChange }) => {
  const { name, form, values } = option;
  const label = t(`label-${name}`);
  const explanation = texts.value.has(`explain-${name}`) ? t(`explain-${name}`) : t(`option-${name}`);
  if (name === "starter") {
    const seatsToChoose = Array.from({ length: seats }, (_, seat) => ({
      value: seat,
      label: t("chair", { number: seat + 1 }),
    }));
    return h(Choice, {
      label,
      explanation,
      class: "choice-few",
      value,
      options: [{ value: /** @type {number | null} */ (null), label: t("chance-decides") }, ...seatsToChoose],
      onChange,
    });
  }
  if (name === "limit") return h(Limit, { label, explanation, value, onChange });
  if (form === "name-or-list") return h(Arena, { label, explanation, edition, value, onChange });
  if (form === "choice" && values) {
    return h(Choice, {
      label,
      explanation,
      value,
      options: values.map((one) => ({
        value: one,
        label: t(`label-${name}-${one}`),
        explanation: sentence(`option-${name}-${one}`),
      })),
      onChange,
    });
  }
  return h(Stepper, {
    label,
    explanation,
    value,
    least: option.least ?? 0,
    most: Math.min(option.most ?? MOST_STEPS, MOST_STEPS),
    onChange,
  });
};

/**
 * Turns after which no new match begins, in tens; null: no limit.
 * @param {{ label: string, explanation: string, value: number | null, onChange: (value: number | null) => void }} props
 */
const Limit = ({ label, explanation, value, onChange }) =>
  h(Choice, {
    label,
    explanation,
    class: "choice-few",
    value,
    options: [
      { value: /** @type {number | null} */ (null), label: t("no-limit") },
      ...[FIRST_LIMIT, FIRST_LIMIT + 4 * STEP, FIRST_LIMIT + 14 * STEP].map((turns) => ({
        value: turns,
        label: t("turns", { count: turns }),
      })),
    ],
    onChange,
  });
