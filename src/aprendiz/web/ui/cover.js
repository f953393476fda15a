// The drawn cover of a game; what is written on it hangs over its lower edge.

import { h } from "../vendor/preact.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/**
 * @param {{ game: string, isDim?: boolean, class?: string, children?: Children }} props
 * Purely a picture: its game is named beside or on it. A dim one cannot be played yet.
 */
export const Cover = ({ game, isDim = false, class: extra = "", children }) =>
  h(
    "div",
    { class: `cover${isDim ? " cover-dim" : ""} ${extra}`.trimEnd() },
    h("img", { class: "cover-picture", src: picture(game), alt: "", width: 400, height: 500, decoding: "async" }),
    children !== undefined && h("div", { class: "cover-words" }, children),
  );

/** @param {string} game */
const picture = (game) => new URL(`../art/cover-${game}.svg`, import.meta.url).href;
