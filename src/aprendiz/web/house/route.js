// The route: which screen is open, by the page's address. Navigation never reloads the page.

import { signal } from "../vendor/preact.js";

/** The path as its parts: `/table/6cd3` is ["table", "6cd3"]. */
export const route = signal(parts());

/** The code of the invitation link that opened the page, read once. */
export const invited = signal(/** @type {string | null} */ (null));

/** @param {string} path @param {{ isReplaced?: boolean }} [how] */
export function go(path, { isReplaced = false } = {}) {
  if (isReplaced) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  scrollTo(0, 0);
  route.value = parts();
}

/** Starts following the address; links to other screens no longer reload the page. */
export function follow() {
  readInvitation();
  addEventListener("popstate", () => {
    route.value = parts();
  });
  addEventListener("hashchange", readInvitation);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || link.pathname.includes(".")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}

/** The code after the `#` is secret: it is removed from the address at once. */
function readInvitation() {
  const code = location.hash.slice(1);
  if (location.pathname !== "/" || !code) return;
  history.replaceState(null, "", "/");
  invited.value = decodeURIComponent(code);
}

/** @returns {string[]} */
function parts() {
  return location.pathname.split("/").filter(Boolean);
}

/** @param {MouseEvent} event */
const hasModifier = (event) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
