// The rulebook of a game, with search, opened at one rule if wanted; a screen of its own, or a sheet over the table.

import { language, resource, t } from "../texts/language.js";
import { found, rulebook } from "../texts/rulebook.js";
import { Button } from "../ui/button.js";
import { Field } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { h, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { GAMES, titleOf } from "./games.js";
import { RuleItem } from "./rule.js";
import { Screen } from "./screen.js";

/** @import { Section } from "../texts/rulebook.js" */
/** @import { LinkTo } from "./rule.js" */

/**
 * @param {{ game: string, rule?: string, isSheet?: boolean }} props
 * `rule`: the number of a rule (`4.2`); a screen takes it from the address.
 */
export const Rulebook = ({ game, rule, isSheet = false }) =>
  isSheet
    ? h(Rules, { game, rule, isSheet })
    : h(
        Screen,
        { title: t("rules-of", { game: titleOf(game) }), class: "rulebook-screen" },
        h(Rulebooks, { game }),
        h(Rules, { game, rule: rule ?? numberInAddress(), isSheet }),
      );

/** Links to the rules of all games. @param {{ game: string }} props */
const Rulebooks = ({ game }) =>
  h(
    "nav",
    { class: "rulebooks", "aria-label": t("rulebooks") },
    GAMES.map((other) =>
      h(
        "a",
        { href: `/rules/${other}`, key: other, "aria-current": other === game ? "page" : undefined },
        titleOf(other),
      ),
    ),
  );

/** @param {{ game: string, rule: string | undefined, isSheet: boolean }} props */
const Rules = ({ game, rule, isSheet }) => {
  const { sections, isUnread, readAgain } = useSections(game);
  const [sought, seek] = useState("");
  const [marked, mark] = useState({ number: rule ?? "" });
  const page = useRef(/** @type {HTMLDivElement | null} */ (null));

  const open = (/** @type {string} */ number) => {
    seek("");
    mark({ number });
  };
  /** @type {LinkTo} */
  const linkTo = (number) => ({
    href: `/rules/${game}#${number}`,
    onClick: (event) => {
      if (isSheet) event.preventDefault();
      open(number);
    },
  });
  useEffect(() => {
    if (isSheet) return undefined;
    const follow = () => open(numberInAddress());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [isSheet]);
  useEffect(() => {
    const place = marked.number && page.current?.querySelector(`#${CSS.escape(marked.number)}`);
    if (!(place instanceof HTMLElement)) return;
    place.scrollIntoView({ block: place.localName === "li" ? "center" : "start" });
    place.focus({ preventScroll: true });
  }, [marked, sections]);

  if (isUnread) return h(Unread, { readAgain });
  const words = sought.split(/\s+/).filter(Boolean);
  const shown = words.length > 0 ? found(sections, words) : sections;
  const numbers = new Set(sections.flatMap((section) => section.rules.map((one) => one.number)));
  const count = shown.reduce((sum, section) => sum + section.rules.length, 0);
  return h(
    "div",
    { class: `rulebook${isSheet ? " rulebook-sheet" : ""}`, ref: page },
    h(
      "div",
      { class: "rulebook-page" },
      h(
        "div",
        { class: "rulebook-search", role: "search" },
        h(Field, {
          label: t("rules-search"),
          type: "search",
          value: sought,
          explanation: t("rules-search-hint"),
          onInput: seek,
        }),
        h("p", { class: "rulebook-count", role: "status" }, words.length > 0 && t("rules-found", { count })),
      ),
      !isSheet && h(Contents, { sections, linkTo }),
      h(
        "div",
        { class: "rulebook-sections" },
        shown.map((section) =>
          h(RuleSection, { section, numbers, words, marked: marked.number, isSheet, linkTo, key: section.number }),
        ),
      ),
    ),
  );
};

/** Open from the start if there is room beside the rules. @param {{ sections: Section[], linkTo: LinkTo }} props */
const Contents = ({ sections, linkTo }) => {
  const list = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  useLayoutEffect(() => {
    if (list.current) list.current.open = getComputedStyle(list.current).position === "sticky";
  }, []);
  return h(
    "details",
    { class: "rulebook-contents panel", ref: list },
    h("summary", {}, t("rules-contents")),
    h(
      "nav",
      { "aria-label": t("rules-contents") },
      h(
        "ol",
        {},
        sections.map(({ number, title }) =>
          h(
            "li",
            { key: number },
            h("a", linkTo(number), h("span", { class: "rule-number" }, number), h("span", {}, title)),
          ),
        ),
      ),
    ),
  );
};

/**
 * @param {{
 *   section: Section,
 *   numbers: ReadonlySet<string>,
 *   words: string[],
 *   marked: string,
 *   isSheet: boolean,
 *   linkTo: LinkTo,
 * }} props
 */
const RuleSection = ({ section: { number, title, rules }, numbers, words, marked, isSheet, linkTo }) => {
  const heading = `section-${number}`;
  return h(
    "section",
    { class: `rulebook-section${isSheet ? "" : " panel"}`, id: number, tabIndex: -1, "aria-labelledby": heading },
    h(isSheet ? "h3" : "h2", { id: heading }, h("span", { class: "rule-number" }, number), " ", title),
    h(
      "ol",
      { class: "rulebook-rules" },
      rules.map((rule) =>
        h(RuleItem, { rule, numbers, words, isMarked: rule.number === marked, linkTo, key: rule.number }),
      ),
    ),
  );
};

/** @param {{ readAgain: () => void }} props */
const Unread = ({ readAgain }) =>
  h(
    Notice,
    { kind: "careful", icon: "book", isInline: true, actions: h(Button, { onClick: readAgain }, t("try-again")) },
    t("rules-unread"),
  );

/** The rules in the current language. @param {string} game */
function useSections(game) {
  const [attempt, setAttempt] = useState(0);
  const [book, setBook] = useState({ sections: /** @type {Section[]} */ ([]), isUnread: false });
  const code = language.value;
  useEffect(() => {
    let isWanted = true;
    resource(code, `${game}-rules`).then(
      (file) => isWanted && setBook({ sections: rulebook(code, file), isUnread: false }),
      () => isWanted && setBook({ sections: [], isUnread: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [code, game, attempt]);
  return { ...book, readAgain: () => setAttempt(attempt + 1) };
}

/** `4.2` of `/rules/flautz#4.2`. */
const numberInAddress = () => decodeURIComponent(location.hash.slice(1));
