// The fonts of the page. They are put on together with a screen, never under a screen that somebody reads: letters of
// another width move the button that is about to be pressed.

const KEPT_AS = "aprendiz-fonts";
const FOLDER = new URL("../fonts/", import.meta.url).href;
const CATALAN = "U+013F-0140";

/** Milliseconds within which a fast line has delivered the page. */
const FAST = 100;

/** @param {string} family @param {string} file @param {string} weight @param {string} [unicodeRange] */
const face = (family, file, weight, unicodeRange) =>
  new FontFace(family, `url("${FOLDER}${file}.woff2")`, { weight, unicodeRange, display: "swap" });

const FACES = [face("Nunito", "nunito", "400 800"), face("Cinzel", "cinzel", "500 800")];
const CATALAN_FACES = [
  face("Nunito", "nunito-catalan", "400 800", CATALAN),
  face("Cinzel", "cinzel-catalan", "500 800", CATALAN),
];

let isLoaded = false;

/** Fetches the fonts. Without them, the page keeps the letters of the device. */
export async function loadFonts() {
  await Promise.all(FACES.map((one) => one.load())).then(
    () => {
      isLoaded = true;
      remember();
    },
    () => {},
  );
}

/** Called when a screen opens: puts on the fonts if they have arrived. */
export function putOnFonts() {
  if (isLoaded) for (const one of [...FACES, ...CATALAN_FACES]) document.fonts.add(one);
}

/** Resolves when the first screen may be shown: it waits for fonts that the browser has, or gets at once. */
export const firstFonts = isKept() || isFast() ? loadFonts() : null;

function isFast() {
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  return visit !== undefined && visit.responseEnd - visit.requestStart < FAST;
}

/** Whether the browser has fetched the fonts of this version before. */
function isKept() {
  try {
    return localStorage.getItem(KEPT_AS) === FOLDER;
  } catch {
    return false; // The browser stores nothing.
  }
}

function remember() {
  try {
    localStorage.setItem(KEPT_AS, FOLDER);
  } catch {
    // They are fetched after the first screen again.
  }
}
