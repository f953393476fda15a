// The fields of the arena as carved stones, and the crystal that glides over them.

import { Icon } from "../ui/icon.js";
import { h, useMemo } from "../vendor/preact.js";

/**
 * @param {{ field: "floor" | "air" | "either" | "last", isLit?: boolean, isPast?: boolean, class?: string }} props
 * Only a picture, as wide as `--flautz-field-width`; `last` is the FLAUTZ! seal at the end of the track.
 */
export const FieldStone = ({ field, isLit = false, isPast = false, class: extra = "" }) => {
  const carving = useMemo(
    () => (field === "last" ? h(Seal, null) : [h(Slab, null), h(Icon, { name: field, class: "stone-sign" })]),
    [field],
  );
  return h(
    "span",
    {
      class: `stone stone-${field}${isLit ? " stone-lit" : ""}${isPast ? " stone-past" : ""} ${extra}`.trimEnd(),
      "aria-hidden": "true",
    },
    carving,
  );
};

/** @param {{ class?: string }} props As high as `--flautz-crystal-height`. */
export const Crystal = ({ class: extra = "" }) =>
  useMemo(
    () =>
      h(
        "svg",
        { class: `crystal ${extra}`.trimEnd(), viewBox: "0 0 60 100", focusable: "false", "aria-hidden": "true" },
        FACETS.map(([shade, path]) => h("path", { key: path, class: `facet-${shade}`, d: path })),
        h("path", { class: "facet-edge", d: "M30 2 54 28v40L30 98 6 68V28Z" }),
        h("path", { class: "facet-shine", d: "M12 31 20 33v22l-8-4Z" }),
      ),
    [extra],
  );

const FACETS = /** @type {const} */ ([
  ["light", "M30 2 6 28 21 32Z"],
  ["bright", "M30 2 21 32h18Z"],
  ["mild", "M30 2 39 32 54 28Z"],
  ["mild", "M6 28 21 32v34L6 68Z"],
  ["light", "M21 32h18v34H21Z"],
  ["deep", "M39 32 54 28v40l-15-2Z"],
  ["deep", "M6 68 21 66 30 98Z"],
  ["mild", "M21 66h18L30 98Z"],
  ["dark", "M39 66 54 68 30 98Z"],
]);

/** A flagstone with chipped corners. */
const Slab = () =>
  h(
    "svg",
    { class: "stone-slab", viewBox: "0 0 100 100", focusable: "false" },
    h("path", { class: "slab-side", d: "M10 12 20 4h62l12 10 2 72-8 12H14L4 88Z" }),
    h("path", { class: "slab-top", d: "M10 10 20 3h61l11 9 3 68-9 10H15L5 80Z" }),
    h("path", { class: "slab-light", d: "M10 10 20 3h61l11 9-8 3H21l-6 8-1 56-9 1Z" }),
    h("path", { class: "slab-crack", d: "M81 3l-6 10 5 7M5 62l9 3 4 8M60 90l-3-8" }),
  );

/** Red wax with an engraved F! */
const Seal = () =>
  h(
    "svg",
    { class: "stone-slab", viewBox: "0 0 100 100", focusable: "false" },
    h("path", {
      class: "wax-side",
      d: "M50 6c9 0 12 6 20 8s15 1 19 9 0 13 2 21 8 12 5 21-9 10-13 17-4 14-13 17-13-3-21-2-14 6-22 2-8-11-13-18S2 70 2 60s6-14 8-22-1-14 6-20 13-3 20-6 6-6 14-6Z",
    }),
    h("path", {
      class: "wax-top",
      d: "M50 3c9 0 12 6 20 8s15 1 19 9 0 13 2 21 8 12 5 21-9 10-13 17-4 14-13 17-13-3-21-2-14 6-22 2-8-11-13-18S2 67 2 57s6-14 8-22-1-14 6-20 13-3 20-6 6-6 14-6Z",
    }),
    h("circle", { class: "wax-ring", cx: 50, cy: 50, r: 32 }),
    h("text", { class: "wax-letters", x: 50, y: 64, "text-anchor": "middle" }, "F!"),
  );
