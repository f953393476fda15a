// The drawn cover of a game; its children are shown over its lower edge.

import { h } from "../vendor/preact.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/**
 * @param {{ game: string, isDim?: boolean, class?: string, children?: Children }} props
 * Only a picture: the game's name stands beside it or on it. A dim cover means that the game cannot be played yet.
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
