// Screens that are loaded when they are first opened, with their stylesheets.

import { connection } from "../net/socket.js";
import { reloadIfOutdated, reloadOnce } from "../net/version.js";
import { effect, h, useEffect, useState } from "../vendor/preact.js";

/**
 * A component that renders nothing until it is loaded.
 * @template {object} P
 * @param {() => Promise<(props: P) => any>} load
 * @returns {(props: P) => any}
 */
export function lazy(load) {
  /** @type {((props: P) => any) | null} */
  let found = null;
  return (props) => {
    const [, setFound] = useState(found !== null);
    useEffect(() => {
      if (found) return;
      load().then((component) => {
        found = component;
        setFound(true);
      }, reloadWhenBack);
    }, []);
    return found && h(/** @type {any} */ (found), props);
  };
}

/**
 * Waits for a module and the stylesheets it needs.
 * @template T
 * @param {Promise<T>} module
 * @param {string[]} styles
 */
export async function dressed(module, ...styles) {
  const [found] = await Promise.all([module, ...styles.map(wear)]);
  return found;
}

/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/**
 * Adds a stylesheet to the page, once; later ones override earlier ones.
 * @param {string} name @returns {Promise<void>}
 */
export function wear(name) {
  const known = worn.get(name);
  if (known) return known;
  const putting = put(new URL(`../styles/${name}.css`, import.meta.url).href).catch((problem) => {
    worn.delete(name);
    throw problem;
  });
  worn.set(name, putting);
  return putting;
}

/** @param {string} href @returns {Promise<void>} */
const put = (href) =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });

/**
 * Reloads the page at once if the server has another version of it, else after a reconnect: some browsers do not retry a
 * module that once failed to load. The first connection of a page is not a reconnect: a page with a file that never
 * loads would reload for ever.
 */
export function reloadWhenBack() {
  reloadIfOutdated();
  let isLost = false;
  effect(() => {
    if (connection.value === "open" && isLost) reloadOnce();
    isLost ||= connection.value === "lost";
  });
}
