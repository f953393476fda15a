// Screens that are fetched when somebody goes there, with the styles they wear.

import { connection } from "../net/socket.js";
import { effect, h, useEffect, useState } from "../vendor/preact.js";

/**
 * A component that is there a moment later.
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
 * A module, once the styles of what it shows are there.
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

/** Put a stylesheet on, once; what is put on later wins. @param {string} name @returns {Promise<void>} */
export function wear(name) {
  const known = worn.get(name);
  if (known) return known;
  const putting = put(`/styles/${name}.css`).catch((problem) => {
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

/** A module that could not be fetched is not asked for twice by every browser; a fresh page is. */
export function reloadWhenBack() {
  let isLost = connection.value !== "open";
  effect(() => {
    if (connection.value === "open" && isLost) location.reload();
    isLost ||= connection.value !== "open";
  });
}
