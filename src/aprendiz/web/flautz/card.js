// One card of FLAUTZ!, drawn from its code: a scroll with a coloured border, an illusion, a prism, or a back.

import { Icon } from "../ui/icon.js";
import { h, useMemo } from "../vendor/preact.js";

/** The colours of the box by their letter: name, sign, and the custom property that paints them. */
export const COLOURS = /** @type {const} */ ({
  B: { name: "blue", symbol: "drop", token: "--blue" },
  G: { name: "green", symbol: "leaf", token: "--green" },
  V: { name: "purple", symbol: "moon", token: "--purple" },
  O: { name: "orange", symbol: "flame", token: "--orange" },
  K: { name: "pink", symbol: "flower", token: "--pink" },
});

/** @param {string} name A colour's name. */
export const symbolOf = (name) => Object.values(COLOURS).find((colour) => colour.name === name)?.symbol ?? "hat";

/**
 * @param {{ card?: string | null, isFaceDown?: boolean, label?: string, class?: string }} props
 * Only a picture, as wide as `--flautz-card-width`; without a label the button around it names the card.
 */
export const Card = ({ card, isFaceDown = false, label, class: extra = "" }) =>
  useMemo(() => drawn(isFaceDown ? null : card, label, extra), [card, isFaceDown, label, extra]);

/**
 * @param {string | null | undefined} card
 * @param {string | undefined} label
 * @param {string} extra
 */
const drawn = (card, label, extra) => {
  const isBack = !card;
  const kind = isBack ? BACK : kindOf(card);
  const value = isBack ? "" : card.slice(1);
  return h(
    "span",
    {
      class: `card card-${kind.name} ${extra}`.trimEnd(),
      ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }),
    },
    h(
      "span",
      { class: "card-sheet" },
      value && h("span", { class: "card-value" }, value),
      kind.name === "prism" ? h(Spectrum, null) : h(Icon, { name: kind.symbol, class: "card-symbol" }),
      !isBack && h(Icon, { name: kind.symbol, class: "card-corner" }),
    ),
  );
};

const BACK = { name: "back", symbol: "star" };
const ILLUSION = { name: "illusion", symbol: "mask" };
const PRISM = { name: "prism", symbol: "prism" };

/** @param {string} card */
const kindOf = (card) => {
  const letter = card[0] ?? "";
  if (letter === "I") return ILLUSION;
  return COLOURS[/** @type {keyof typeof COLOURS} */ (letter)] ?? PRISM;
};

const SPECTRUM = ["pink", "orange", "green", "blue", "purple"];

/** A glass prism that splits a white ray into the five colours. */
const Spectrum = () =>
  h(
    "svg",
    { class: "card-symbol card-spectrum", viewBox: "0 0 100 100", focusable: "false" },
    h("path", { class: "ray-white", d: "M0 60 40 48v6L0 68Z" }),
    SPECTRUM.map((name, index) =>
      h("path", {
        key: name,
        class: `ray-${name}`,
        d: `M56 ${46 + 2 * index} 112 ${26 + 12 * index}v12L56 ${48 + 2 * index}Z`,
      }),
    ),
    h("path", { class: "glass-left", d: "M50 12 50 80 12 80Z" }),
    h("path", { class: "glass-right", d: "M50 12 88 80 50 80Z" }),
    h("path", { class: "glass-edge", d: "M50 12 88 80H12Z" }),
  );
