// Starts the page: loads the texts in the visitor's language, follows the address, opens the socket, shows a screen.

import { App } from "./house/app.js";
import "./house/remembered.js";
import { follow } from "./house/route.js";
import { open } from "./net/socket.js";
import { begin } from "./texts/language.js";
import { firstFonts, loadFonts } from "./ui/fonts.js";
import { h, render } from "./vendor/preact.js";

const AGAIN = 2000;

/** Retries until the texts are loaded: the server may still be starting, and without texts there is nothing to show. */
async function start() {
  try {
    await begin();
  } catch {
    setTimeout(start, AGAIN);
    return;
  }
  await firstFonts;
  follow();
  open();
  const place = document.querySelector("#house");
  if (!place) return;
  place.replaceChildren();
  render(h(App, {}), place);
  if (!firstFonts) requestAnimationFrame(() => setTimeout(loadFonts)); // They do not compete with the first screen.
}

start();
