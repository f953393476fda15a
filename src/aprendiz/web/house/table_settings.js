// Settings of a table, the same for every game: who may watch, time to think, bots that sit in.

import { t } from "../texts/language.js";
import { Choice } from "../ui/choice.js";
import { Switch } from "../ui/switch.js";
import { h } from "../vendor/preact.js";
import { Levels } from "./levels.js";

/** @import { NewSettings } from "../types/messages.js" */

const MINUTE = 60;
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE];
const USUAL_LEVEL = "adept";

/** @type {Record<string, { seconds: number, increment: number | null } | null>} */
const CLOCKS = {
  none: null,
  quick: { seconds: 30, increment: null },
  calm: { seconds: 2 * MINUTE, increment: null },
  bank: { seconds: 10 * MINUTE, increment: 10 },
};

/** @param {{ settings: NewSettings, onChange: (settings: NewSettings) => void }} props */
export const TableSettings = ({ settings, onChange }) => {
  const set = (/** @type {NewSettings} */ changed) => onChange({ ...settings, ...changed });
  const clock = settings.clock ?? null;
  const pace = Object.keys(CLOCKS).find((name) => isSame(CLOCKS[name] ?? null, clock)) ?? "none";
  return h(
    "div",
    { class: "options" },
    h(Choice, {
      label: t("label-clock"),
      explanation: t("explain-clock"),
      value: pace,
      options: Object.keys(CLOCKS).map((name) => ({
        value: name,
        label: t(`clock-${name}`),
        explanation: t(`clock-${name}-means`),
      })),
      onChange: (/** @type {string} */ name) => {
        const chosen = CLOCKS[name] ?? null;
        set({ clock: chosen && { ...chosen, level: USUAL_LEVEL } });
      },
    }),
    h(Choice, {
      label: t("label-sits-in"),
      explanation: t("explain-sits-in"),
      class: "choice-few",
      value: settings.sits_in_after ?? null,
      options: [
        { value: /** @type {number | null} */ (null), label: t("host-decides") },
        ...WAITS.map((seconds) => ({ value: seconds, label: t("minutes", { count: seconds / MINUTE }) })),
      ],
      onChange: (/** @type {number | null} */ seconds) => set({ sits_in_after: seconds }),
    }),
    settings.sits_in_after &&
      h(Levels, {
        label: t("sits-in-level"),
        value: settings.sits_in ?? USUAL_LEVEL,
        onChange: (level) => set({ sits_in: level }),
      }),
    h(Switch, {
      label: t("spectators"),
      explanation: t("spectators-mean"),
      isOn: settings.allows_spectators ?? false,
      onChange: (isOn) => set({ allows_spectators: isOn }),
    }),
    h(Switch, {
      label: t("listed"),
      explanation: t("listed-means"),
      isOn: settings.is_listed ?? false,
      onChange: (isOn) => set({ is_listed: isOn }),
    }),
  );
};

/** @param {{ seconds: number, increment: number | null } | null} one @param {any} other */
const isSame = (one, other) =>
  one === null || other === null
    ? one === other
    : one.seconds === other.seconds && one.increment === (other.increment ?? null);
