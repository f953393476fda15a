// Fetches the files of the next screen while somebody reads this one. The browser keeps them, and then needs no request.

import { addressOf } from "../texts/early.js";
import { language } from "../texts/language.js";
import { useEffect } from "../vendor/preact.js";
import { filesOf } from "./furniture.js";

const PAUSE = 500;
/** Milliseconds in which a screen asks for its own pictures and fonts first. */

const AT_ONCE = 5;
/** Browsers keep six connections to a server: one is left for what somebody asks for meanwhile. */

/** The form before a game. @param {string} game @returns {Files} */
export const form = (game) => ({ files: ["/house/play.js"], texts: [game] });

/** The table of a game, from the waiting room to the result. @param {string} game @returns {Files} */
export const table = (game) => ({
  files: ["/house/room.js", "/styles/screen-table.css", ...filesOf(game)],
  texts: [game, `${game}-table`],
});

/** @typedef {{ files: string[], texts: string[] }} Files modules come with all modules that they import */

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
  const imports = await modules();
  const loaded = withImports(["/main.js"], imports);
  for (const { files, texts } of screens) {
    const missing = [...withImports(files, imports)].filter((path) => !loaded.has(path));
    const addresses = [...missing.map(at), ...texts.map((file) => addressOf(language.value, file))];
    for (const address of addresses.filter((one) => !known.has(one))) {
      known.add(address);
      waiting.push(address);
    }
  }
  while (fetching < AT_ONCE && waiting.length > 0) fetchNext();
}

/** What each module imports, by path. @returns {Promise<Record<string, string[]>>} */
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
