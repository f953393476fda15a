// Announces who comes and goes at a table: as a note during a game, only to screen readers before it.

import { speak } from "../stage/speech.js";
import { t } from "../texts/language.js";
import { useEffect, useRef } from "../vendor/preact.js";
import { namesOf } from "./names.js";
import { note } from "./notes.js";

/** @import { Visit } from "../net/visit.js" */

/** @typedef {{ name: string, isPerson: boolean, isPresent: boolean }} Sitter */

/** @param {Visit} visit */
export function useComings(visit) {
  const lobby = visit.lobby.value;
  const presence = visit.presence.value;
  const last = useRef(/** @type {Sitter[] | null} */ (null));
  useEffect(() => {
    if (!lobby) return;
    const names = namesOf(lobby);
    const now = lobby.chairs.map(({ player }, seat) => ({
      name: player === null ? "" : (names[seat] ?? ""),
      isPerson: player === "person",
      isPresent: presence[seat] ?? false,
    }));
    const before = last.current;
    last.current = now;
    if (!before) return;
    const own = visit.you.value.seats.map((seat) => now[seat]?.name);
    for (const said of changes(before, now, (name) => own.includes(name))) {
      if (lobby.phase === "playing") note(said, { icon: "people" });
      else speak(said);
    }
  }, [lobby, presence]);
}

/** @param {Sitter[]} before @param {Sitter[]} now @param {(name: string) => boolean} isOwn */
function changes(before, now, isOwn) {
  const others = now.filter(({ name, isPerson }) => isPerson && !isOwn(name));
  const known = (/** @type {string} */ name) => before.find((sitter) => sitter.name === name);
  const isRenamed = (/** @type {number} */ seat) => before[seat]?.isPerson && now[seat]?.isPerson;
  const came = now
    .filter(({ name }, seat) => name && !known(name) && !isRenamed(seat))
    .map(({ name }) => t("sits-down", { name }));
  const left = before
    .filter(({ name }, seat) => name && !now.some((sitter) => sitter.name === name) && !isRenamed(seat))
    .map(({ name }) => t("stands-up", { name }));
  const back = others
    .filter(({ name, isPresent }) => isPresent && known(name)?.isPresent === false)
    .map(({ name }) => t("is-back", { name }));
  const away = others
    .filter(({ name, isPresent }) => !isPresent && known(name)?.isPresent)
    .map(({ name }) => t("is-away", { name }));
  return [...left, ...came, ...back, ...away];
}
