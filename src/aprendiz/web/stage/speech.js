// What happens, spoken: one polite live region for those who listen instead of looking.

const KEPT = 12;

/** @type {HTMLElement | null} */
let region = null;

/**
 * Says a text as soon as what is being read has been read.
 * @param {string} text
 */
export function speak(text) {
  if (text === "") return;
  const line = document.createElement("p");
  line.textContent = text;
  const place = found();
  place.append(line);
  while (place.childElementCount > KEPT) place.firstElementChild?.remove();
}

/** Forgets what was said: nothing of it is there any more when another person takes the device. */
export function hush() {
  region?.replaceChildren();
}

function found() {
  if (region === null || !region.isConnected) {
    region = document.createElement("div");
    region.className = "speech unseen";
    region.setAttribute("aria-live", "polite");
    region.setAttribute("role", "log");
    document.body.prepend(region);
  }
  return region;
}
