// A quiet note while the server cannot be reached. Commands are kept and sent after the reconnect.

import { connection, isSilent } from "../net/socket.js";
import { t } from "../texts/language.js";
import { h, useEffect, useState } from "../vendor/preact.js";

const PATIENCE = 900;
const LONG = 15_000;

/** Says nothing about a closed connection that comes back at once. A silent one has already been waited for. */
export const Away = () => {
  const isLost = connection.value === "lost" || isSilent.value;
  const [stage, setStage] = useState(0);
  useEffect(() => {
    setStage(0);
    if (!isLost) return undefined;
    const timers = [setTimeout(() => setStage(1), PATIENCE), setTimeout(() => setStage(2), LONG)];
    return () => timers.forEach(clearTimeout);
  }, [isLost]);
  return h(
    "div",
    { class: "away", role: "status" },
    isLost && (stage > 0 || isSilent.value) && h("p", { class: "away-words" }, t(stage > 1 ? "away-long" : "away")),
  );
};
