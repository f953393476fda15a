// Starts the page: loads the texts in the visitor's language, follows the address, opens the socket, shows a screen.

import { App } from "./house/app.js";
import { wear } from "./house/lazy.js";
import "./house/remembered.js";
import { follow } from "./house/route.js";
import { open } from "./net/socket.js";
import { begin } from "./texts/language.js";
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
  follow();
  open();
  const place = document.querySelector("#house");
  if (!place) return;
  place.replaceChildren();
  render(h(App, {}), place);
  requestAnimationFrame(() => setTimeout(dress));
}

/** Loads the fonts once the first screen is painted, so that they do not compete with it. */
const dress = () => wear("fonts").catch(() => {});

start();
