// Speech: one polite live region for screen readers.

const KEPT = 12;

/** @type {HTMLElement | null} */
let region = null;

/**
 * Says a text after the texts before it.
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

/** Removes everything that was said, before another person takes the device. */
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
