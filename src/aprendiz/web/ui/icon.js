// One sign of the sprite, drawn in the colour of the text beside it.

import { h } from "../vendor/preact.js";

const SPRITE = new URL("../art/sprite.svg", import.meta.url).href;

/** The address of a sign, for a `use` inside a larger picture. @param {string} name */
export const sign = (name) => `${SPRITE}#${name}`;

/**
 * @param {{ name: string, label?: string, class?: string }} props
 * Without a label the icon is decoration: the text beside it says what it means.
 */
export const Icon = ({ name, label, class: extra }) =>
  h(
    "svg",
    {
      class: extra ? `icon ${extra}` : "icon",
      viewBox: "0 0 512 512",
      focusable: "false",
      ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }),
    },
    h("use", { href: sign(name) }),
  );
