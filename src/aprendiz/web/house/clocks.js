// The time each player has left. The page counts down by itself between two messages.

import { t } from "../texts/language.js";
import { Icon } from "../ui/icon.js";
import { h, useEffect, useState } from "../vendor/preact.js";

/** @import { Viewer, Visit } from "../net/visit.js" */

const TICK = 250;
const SHORT = 15;

/** @param {{ visit: Visit, names: string[], viewer: Viewer }} props */
export const Clocks = ({ visit, names, viewer }) => {
  const clocks = visit.clocks.value;
  const [now, setNow] = useState(performance.now());
  const isRunning = clocks !== null && clocks.running.length > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (clocks === null) return null;
  const shown = clocks.left.flatMap((left, seat) =>
    left !== null && (seat === viewer || clocks.running.includes(seat)) ? [seat] : [],
  );
  return h(
    "ul",
    { class: "clocks", "aria-label": t("clocks") },
    shown.map((seat) => {
      const passed = clocks.running.includes(seat) ? Math.max(0, now - clocks.since) / 1000 : 0;
      const left = Math.max(0, (clocks.left[seat] ?? 0) - passed);
      const isShort = left < SHORT && clocks.running.includes(seat);
      return h(
        "li",
        { class: `clock${isShort ? " clock-short" : ""}`, key: seat, role: "timer" },
        h(Icon, { name: "hourglass" }),
        h("span", { class: "clock-name" }, seat === viewer ? t("mark-you") : names[seat]),
        " ",
        h("span", { class: "clock-time" }, written(left)),
      );
    }),
  );
};

/** @param {number} seconds */
function written(seconds) {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
