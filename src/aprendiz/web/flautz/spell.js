// A spell on the screen: its cards in a row, what they count as, and its points.

import { Icon } from "../ui/icon.js";
import { h } from "../vendor/preact.js";
import { COLOURS, symbolOf } from "./card.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { Flautz } from "../types/messages.js" */
/** @import { ReadonlySignal } from "../vendor/preact.js" */
/** @import { Glow } from "./glow.js" */

/**
 * For each card its part in the spell, or null.
 * @param {readonly string[]} cards
 * @param {Flautz.Spell | null | undefined} spell
 * @returns {(Flautz.Placed | null)[]}
 */
export function partsOf(cards, spell) {
  const placed = [...(spell?.cards ?? [])];
  let prisms = spell?.prisms.length ?? 0;
  return cards.map((card) => {
    const place = placed.findIndex((part) => part.card === card);
    if (place >= 0) return placed.splice(place, 1)[0];
    if (card !== "P" || prisms === 0) return null;
    prisms -= 1;
    return { kind: "Placed", card, counts_as: card };
  });
}

/** @param {{ spell: Flautz.Spell | null | undefined, texts: Texts }} props */
export const SpellParts = ({ spell, texts }) =>
  h(
    "span",
    { class: "spell-parts" },
    h("span", { class: "unseen" }, spell ? texts.tell("part", spell) : texts.say("table-no-spell")),
    h(
      "span",
      { class: "spell-chips", "aria-hidden": "true" },
      spell?.prisms.map((prism) => h(PrismChip, { colours: prism.colours })),
      spell?.cards.map((part) => h(Chip, { part })),
      !spell && h("span", { class: "spell-none" }, texts.say("table-no-spell")),
    ),
  );

/** @param {{ part: Flautz.Placed }} props */
export const Chip = ({ part }) => {
  const colour = COLOURS[/** @type {keyof typeof COLOURS} */ (part.counts_as[0])];
  const isOther = part.card !== part.counts_as;
  return h(
    "span",
    { class: `chip chip-${colour?.name ?? "any"}${isOther ? " chip-other" : ""}` },
    colour && h(Icon, { name: colour.symbol }),
    h("span", { class: "chip-value", "data-value": part.counts_as.slice(1) }),
    isOther && h(Icon, { name: part.card[0] === "I" ? "mask" : "prism", class: "chip-guise" }),
  );
};

/** @param {{ colours: string[] | null }} props */
const PrismChip = ({ colours }) =>
  h(
    "span",
    { class: "chip chip-prism" },
    h(Icon, { name: "prism" }),
    colours?.map((name) => h(Icon, { name: symbolOf(name), class: `ink-${name}` })),
  );

/** @param {{ before: Flautz.Spell | null, glow: ReadonlySignal<Glow>, texts: Texts }} props */
export const SpellLine = ({ before, glow, texts }) => {
  const { after } = glow.value;
  const isPreview = after !== undefined;
  const now = before?.points ?? 0;
  const then = after?.points ?? 0;
  const shown = isPreview ? after : before;
  return h(
    "div",
    { class: `flautz-spell${isPreview ? " is-preview" : ""}${shown?.is_flautz ? " is-flautz" : ""}` },
    h("span", { class: "spell-title" }, isPreview ? texts.say("flautz-spell-then") : texts.say("table-spell")),
    h(SpellParts, { spell: shown, texts }),
    h(
      "span",
      { class: "spell-points", "aria-hidden": "true" },
      isPreview && [h("span", { class: "spell-before" }, now), h(Icon, { name: "arrow" })],
      h("strong", {}, isPreview ? then : now),
      isPreview && h("span", { class: `spell-change ${changeOf(now, then)}` }, signed(then - now)),
    ),
    isPreview && h("span", { class: "unseen" }, texts.say("flautz-difference", { difference: signed(then - now) })),
  );
};

/**
 * The points after choosing a card, shown beside the card.
 * @param {{ points: number, before: number }} props
 */
export const Worth = ({ points, before }) =>
  h("span", { class: `worth ${changeOf(before, points)}`, "data-points": points, "aria-hidden": "true" });

/**
 * @param {number} before
 * @param {number} after
 */
const changeOf = (before, after) => (after > before ? "is-more" : after < before ? "is-less" : "is-same");

/** @param {number} difference */
const signed = (difference) => (difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : "±0");
