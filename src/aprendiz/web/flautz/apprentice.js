// An apprentice on a brass medallion: awake on the front, with closed eyes on the focus side.

import { sign } from "../ui/icon.js";
import { h, useMemo } from "../vendor/preact.js";
import { symbolOf } from "./card.js";

/**
 * @param {{ colour?: string | null, isFocused?: boolean, label?: string, class?: string }} props
 * Only a picture, as wide as `--flautz-medal-width`; plain brass before the colours are given out.
 */
export const Apprentice = ({ colour, isFocused = false, label, class: extra = "" }) => {
  const name = colour ?? "none";
  const sides = useMemo(() => h(Sides, { name }), [name]);
  return h(
    "span",
    {
      class: `medal medal-${name}${isFocused ? " medal-turned" : ""} ${extra}`.trimEnd(),
      ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }),
    },
    sides,
  );
};

/** @param {{ name: string }} props */
const Sides = ({ name }) =>
  h("span", { class: "medal-sides" }, h(Side, { name, isFocused: false }), h(Side, { name, isFocused: true }));

/** @type {Record<string, { skin: string, hair: string, back?: string, front?: string, hasGlasses?: boolean }>} */
const PORTRAITS = {
  blue: {
    skin: "#f0c9a0",
    hair: "#5b3216",
    front: "M29 58c-3-14 3-20 8-21h26c5 1 11 7 8 21-3-3-3-8-6-11-8 2-17 2-24-1-5 2-9 6-12 12Z",
    hasGlasses: true,
  },
  green: {
    skin: "#a8693c",
    hair: "#2a170d",
    back: "M24 60a8 8 0 0 1 2-15 9 9 0 0 1 9-10h30a9 9 0 0 1 9 10 8 8 0 0 1 2 15 8 8 0 0 1-6 12H30a8 8 0 0 1-6-12Z",
  },
  purple: {
    skin: "#f7dcc0",
    hair: "#2c2440",
    back: "M25 86c-3-16-3-38 3-46h44c6 8 6 30 3 46-6 3-12 2-16-2H41c-4 4-10 5-16 2Z",
    front: "M30 54c2-10 8-14 20-14s18 4 20 14c-6-6-10-8-14-8-10 0-20 2-26 8Z",
  },
  orange: {
    skin: "#fbd9b6",
    hair: "#b8431a",
    back: "M22 84c-6-4-4-10 0-13-4-4-2-9 2-11 0-8 4-16 8-20h36c4 4 8 12 8 20 4 2 6 7 2 11 4 3 6 9 0 13-5 2-8-2-8-8l-6-18H36l-6 18c0 6-3 10-8 8Z",
  },
  pink: {
    skin: "#7d4a2b",
    hair: "#1d1014",
    back: "M30 70c-5-8-5-22 2-32h36c7 10 7 24 2 32Z",
    front: "M30 56c1-10 6-15 20-16 14 1 19 6 20 16-4-5-8-8-12-9l-3 3-2-3c-8 0-18 3-23 9Z",
  },
  none: { skin: "#f0c9a0", hair: "#5b4a3a" },
};

/** @param {{ name: string, isFocused: boolean }} props */
const Side = ({ name, isFocused }) => {
  const { skin, hair, back, front, hasGlasses } = PORTRAITS[name] ?? PORTRAITS.none;
  return h(
    "svg",
    {
      class: isFocused ? "medal-side medal-focus" : "medal-side medal-front",
      viewBox: "0 0 100 100",
      focusable: "false",
    },
    h("circle", { class: "medal-rim", cx: 50, cy: 50, r: 49 }),
    h("circle", { class: "medal-rim-light", cx: 50, cy: 50, r: 46 }),
    h("circle", { class: "medal-ground", cx: 50, cy: 50, r: 43 }),
    isFocused
      ? h("path", { class: "medal-stars", d: STARS })
      : h("path", { class: "medal-halo", d: "M50 50 20 19a43 43 0 0 1 60 0Z" }),
    back && h("path", { d: back, fill: hair }),
    h("path", { class: "medal-robe", d: "M18 79c4-9 16-14 32-14s28 5 32 14a43 43 0 0 1-64 0Z" }),
    h("path", { class: "medal-collar", d: "M39 69 50 80l11-11 5 3-16 16-16-16Z" }),
    h("ellipse", { cx: 50, cy: 56, rx: 19, ry: 19.5, fill: skin }),
    h("path", { class: "medal-blush", d: "M33 62a4 3 0 1 0 8 0 4 3 0 1 0-8 0ZM59 62a4 3 0 1 0 8 0 4 3 0 1 0-8 0Z" }),
    front && h("path", { d: front, fill: hair }),
    isFocused ? h("path", { class: "medal-lids", d: "M37 56q5 5 10 0M53 56q5 5 10 0" }) : EYES,
    hasGlasses &&
      h("path", {
        class: "medal-glasses",
        d: "M35 55a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM51 55a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z",
      }),
    h("path", { class: "medal-mouth", d: isFocused ? "M46 68q4 1.5 8 0" : "M43 66q7 7 14 0" }),
    h("path", { class: "medal-hat", d: "M31 41C38 30 40 14 56 5c4 2 9 6 12 11-6-2-9 0-9 4 3 8 6 15 10 21Z" }),
    h("path", { class: "medal-hat-shade", d: "M56 5c4 2 9 6 12 11-6-2-9 0-9 4 3 8 6 15 10 21H58C55 30 52 18 56 5Z" }),
    h("path", { class: "medal-band", d: "M32 40c10 3 26 3 36 0l2 5c-12 4-28 4-40 0Z" }),
    h("path", { class: "medal-hat", d: "M18 45c6-5 54-5 64 0-8 8-56 8-64 0Z" }),
    name !== "none" &&
      h(
        "svg",
        { x: 41, y: 20, width: 17, height: 17, viewBox: "0 0 512 512", class: "medal-sign" },
        h("use", { href: sign(symbolOf(name)) }),
      ),
  );
};

const EYES = [
  h("ellipse", { class: "medal-eye", cx: 42, cy: 56, rx: 2.8, ry: 3.6 }),
  h("ellipse", { class: "medal-eye", cx: 58, cy: 56, rx: 2.8, ry: 3.6 }),
  h("circle", { class: "medal-spark", cx: 43, cy: 54.6, r: 1.1 }),
  h("circle", { class: "medal-spark", cx: 59, cy: 54.6, r: 1.1 }),
];

const STARS = [
  [18, 34, 5],
  [80, 30, 6],
  [86, 58, 4],
  [14, 60, 4],
  [28, 18, 3],
]
  .map(
    ([x = 0, y = 0, r = 0]) =>
      `M${x} ${y - r}l${r / 4} ${r * 0.75} ${r * 0.75} ${r / 4}-${r * 0.75} ${r / 4}-${r / 4} ${r * 0.75}-${r / 4}-${r * 0.75}-${r * 0.75}-${r / 4} ${r * 0.75}-${r / 4}Z`,
  )
  .join("");
