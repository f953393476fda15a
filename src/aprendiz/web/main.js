// The page begins: texts in the visitor's language, the way the address points, one socket, and the first screen.

import { App } from "./house/app.js";
import "./house/remembered.js";
import { follow } from "./house/route.js";
import { open } from "./net/socket.js";
import { begin } from "./texts/language.js";
import { h, render } from "./vendor/preact.js";

const AGAIN = 2000;

/** The server may be on its way: without its texts there is nothing to show. */
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
}

start();
