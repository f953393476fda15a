// The options of a game before it begins, one control for each form in the catalogue, and the choice of its box.

import { t } from "../texts/language.js";
import { Choice } from "../ui/choice.js";
import { Stepper } from "../ui/stepper.js";
import { Switch } from "../ui/switch.js";
import { h, useEffect, useState } from "../vendor/preact.js";
import { Box } from "./box.js";
import { hasEffect, namesIn } from "./fitting.js";
import { drawingsOf } from "./furniture.js";
import { NameOrList } from "./name_or_list.js";
import { explanationOf, labelOf, meaningOf, unitOf } from "./option_words.js";

/** @import { ChoiceShown, GameShown, OptionShown, SeatShown, WholeShown, YesNoShown } from "../types/messages.js" */
/** @import { Drawings } from "./furniture.js" */
/** @import { Draft } from "./games.js" */

/** @param {{ game: GameShown, draft: Draft, seats: number, onChange: (draft: Draft) => void }} props */
export const Options = ({ game, draft, seats, onChange }) => {
  const drawings = useDrawings(game.game);
  const setOption = (/** @type {OptionShown} */ { name, default: usual }, /** @type {any} */ value) => {
    const { [name]: _, ...others } = draft.options;
    onChange({ ...draft, options: value === usual ? others : { ...others, [name]: value } });
  };
  return h(
    "div",
    { class: "options" },
    game.options
      .filter((option) => hasEffect(game, draft.options, option))
      .map((option) =>
        h(One, {
          key: option.name,
          option,
          game,
          draft,
          seats,
          drawings,
          value: draft.options[option.name] ?? option.default,
          onChange: (value) => setOption(option, value),
        }),
      ),
    h(Box, { game, edition: draft.edition, onChange: (edition) => onChange({ ...draft, edition }) }),
  );
};

/** The drawings that the game has for its options; none until they are loaded. @param {string} game */
function useDrawings(game) {
  const [drawings, setDrawings] = useState(/** @type {Drawings} */ ({}));
  useEffect(() => {
    drawingsOf(game).then(setDrawings, () => {});
  }, [game]);
  return drawings;
}

/**
 * @param {{
 *   option: OptionShown,
 *   game: GameShown,
 *   draft: Draft,
 *   seats: number,
 *   drawings: Drawings,
 *   value: any,
 *   onChange: (value: any) => void,
 * }} props
 */
const One = ({ option, game, draft, seats, drawings, value, onChange }) => {
  switch (option.form) {
    case "choice":
      return h(Words, { option, value, onChange });
    case "yes-no":
      return h(YesNo, { option, value, onChange });
    case "whole":
      return h(Whole, { option, value, onChange });
    case "seat":
      return h(Seat, { option, seats, value, onChange });
    case "name-or-list": {
      const names = namesIn(option, game, draft.edition);
      return h(NameOrList, { option, names, seats, Drawing: drawings[option.name], value, onChange });
    }
  }
};

/** @param {{ option: ChoiceShown, value: string, onChange: (value: string) => void }} props */
const Words = ({ option, value, onChange }) =>
  h(Choice, {
    label: labelOf(option),
    explanation: explanationOf(option),
    value,
    options: option.values.map((one) => ({
      value: one,
      label: t(`label-${option.name}-${one}`),
      explanation: meaningOf(option, one),
    })),
    onChange,
  });

/** @param {{ option: YesNoShown, value: string, onChange: (value: string) => void }} props */
const YesNo = ({ option, value, onChange }) =>
  h(Switch, {
    label: labelOf(option),
    explanation: explanationOf(option),
    isOn: value === "yes",
    onChange: (isOn) => onChange(isOn ? "yes" : "no"),
  });

/** A number; with a switch if the option can be off. @param {{
 *   option: WholeShown,
 *   value: number | null,
 *   onChange: (value: number | null) => void,
 * }} props */
const Whole = ({ option, value, onChange }) => {
  const { least, most, step } = option;
  const [label, explanation] = [labelOf(option), explanationOf(option)];
  if (option.default !== null) {
    return h(Stepper, { label, explanation, value: value ?? option.default, least, most, step, onChange });
  }
  return h(
    "div",
    { class: "optional-number", role: "group", "aria-label": label },
    h(Switch, {
      label,
      explanation,
      isOn: value !== null,
      onChange: (isOn) => onChange(isOn ? (option.first ?? least) : null),
    }),
    value !== null && h(Stepper, { label: unitOf(option, value), value, least, most, step, onChange }),
  );
};

/** @param {{ option: SeatShown, seats: number, value: number | null, onChange: (value: number | null) => void }} props */
const Seat = ({ option, seats, value, onChange }) =>
  h(Choice, {
    label: labelOf(option),
    explanation: explanationOf(option),
    class: "choice-few",
    value,
    options: [
      { value: /** @type {number | null} */ (null), label: t("chance-decides") },
      ...Array.from({ length: seats }, (_, seat) => ({ value: seat, label: t("chair", { number: seat + 1 }) })),
    ],
    onChange,
  });
