// Fetches the files of the next screen while somebody reads this one. The browser keeps them, and then needs no request.

import { addressOf } from "../texts/early.js";
import { language } from "../texts/language.js";
import { useEffect } from "../vendor/preact.js";
import { isFurnished, textsOf } from "./furniture.js";
import { GAMES } from "./games.js";
import { isSimple } from "./remembered.js";

/** Milliseconds in which a screen asks for its own pictures and fonts first. */
const PAUSE = 500;

/** Browsers keep six connections to a server: one is left for what somebody asks for meanwhile. */
const AT_ONCE = 5;

/** The form before a game. @param {string} game @returns {Files} */
export const form = (game) => ({ files: ["/house/play.js"], texts: [game] });

/** The table of a game, from the waiting room to the result. @param {string} game @returns {Files} */
export const table = (game) => ({
  files: ["/house/room.js", "/styles/screen-table.css"],
  furniture: game,
  texts: textsOf(game),
});

/**
 * The files of a screen. Modules come with all modules that they import.
 * @typedef {{ files: string[], texts: string[], furniture?: string }} Files `furniture`: the game whose table is needed
 * @typedef {{ imports: Record<string, string[]>, later: Record<string, string[]> }} Modules
 *   by module: the modules that it imports at once, and the files that it loads later
 */

/** Fetches the files of these screens, one screen after the other, unless the line saves data. @param {...Files} screens */
export function useAhead(...screens) {
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(() => ahead(screens).catch(() => {}), PAUSE);
    return () => clearTimeout(timer);
  }, []);
}

/** Addresses that were fetched, or are waiting to be. @type {Set<string>} */
const known = new Set();
/** @type {string[]} */
const waiting = [];
let fetching = 0;

/** @param {Files[]} screens */
async function ahead(screens) {
  const { imports, later } = await modules();
  const loaded = withImports(["/main.js"], imports);
  for (const { files, texts, furniture } of screens) {
    const needed = furniture ? [...files, ...furnitureFiles(furniture, later)] : files;
    const missing = [...withImports(needed, imports)].filter((path) => !loaded.has(path));
    const addresses = [...missing.map(at), ...texts.map((file) => addressOf(language.value, file))];
    for (const address of addresses.filter((one) => !known.has(one))) {
      known.add(address);
      waiting.push(address);
    }
  }
  while (fetching < AT_ONCE && waiting.length > 0) fetchNext();
}

/**
 * All files that `furniture.js` loads, but those with the name of another table.
 * @param {string} game @param {Record<string, string[]>} later
 */
function furnitureFiles(game, later) {
  const name = isFurnished(game) && !isSimple.value ? game : "plain";
  const others = ["plain", ...GAMES].filter((other) => other !== name);
  return (later["/house/furniture.js"] ?? []).filter((file) => !others.some((other) => file.includes(other)));
}

/** @returns {Promise<Modules>} */
const modules = async () => (await fetch(at("/modules.json"))).json();

async function fetchNext() {
  const address = waiting.shift();
  if (address === undefined) return;
  fetching += 1;
  try {
    await (await fetch(address)).arrayBuffer();
  } catch {
    known.delete(address); // The screen itself will ask for it.
  }
  fetching -= 1;
  fetchNext();
}

/** @param {string[]} paths @param {Record<string, string[]>} imports */
function withImports(paths, imports) {
  const all = new Set(paths);
  for (const path of all) for (const imported of imports[path] ?? []) all.add(imported);
  return all;
}

/** The address of a file in this version. @param {string} path */
const at = (path) => new URL(`..${path}`, import.meta.url).href;

const savesData = () =>
  /** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection?.saveData === true;
