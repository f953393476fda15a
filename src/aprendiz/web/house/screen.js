// The layout of every screen but the game's: link home, settings, a heading that takes the focus, the page's title.

import { t } from "../texts/language.js";
import { Button } from "../ui/button.js";
import { putOnFonts } from "../ui/fonts.js";
import { Icon } from "../ui/icon.js";
import { h, useEffect, useMemo, useRef } from "../vendor/preact.js";
import { openSettings } from "./opened.js";

/** @import { ComponentChildren } from "../vendor/preact.js" */

let isFirst = true;

/** Sets the page's title, puts on the fonts, and focuses the heading for screen readers. @param {string} title */
export function useTitle(title) {
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useMemo(putOnFonts, []);
  useEffect(() => {
    document.title = title === t("aprendiz") ? title : `${title} · ${t("aprendiz")}`;
  }, [title]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return heading;
}

/**
 * @param {{
 *   title: string,
 *   lead?: ComponentChildren,
 *   isHome?: boolean,
 *   class?: string,
 *   children?: ComponentChildren,
 * }} props
 */
export const Screen = ({ title, lead, isHome = false, class: extra = "", children }) => {
  const heading = useTitle(title);
  return h(
    "div",
    { class: `screen ${extra}`.trimEnd() },
    h(
      "header",
      { class: "screen-bar" },
      isHome ? h("span", {}) : h("a", { href: "/", class: "home" }, h(Icon, { name: "hat" }), t("aprendiz")),
      h(Button, {
        kind: "quiet",
        icon: "gear",
        label: t("settings"),
        onClick: openSettings,
      }),
    ),
    h(
      "main",
      { class: "screen-body" },
      h(
        "div",
        { class: "screen-head" },
        h("h1", { ref: heading, tabIndex: -1 }, title),
        lead && h("p", { class: "lead" }, lead),
      ),
      children,
    ),
  );
};
