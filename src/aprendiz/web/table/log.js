// The story of the game in words: the newest line is always visible, the whole story one tap away.

import { Dialog } from "../ui/dialog.js";
import { Icon } from "../ui/icon.js";
import { h, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { ComponentChildren } from "../vendor/preact.js" */
/** @import { EventName, Kinds } from "./contract.js" */

/**
 * How the log of a game reads.
 * @template {Kinds} K
 * @typedef {object} Storytelling
 * @property {readonly EventName<K>[]} [leftOut] events that are not told: they would fill pages
 * @property {(event: K["event"], texts: Texts) => string | null} [inShort] a shorter sentence for the newest line, if any
 * @property {(event: K["event"], texts: Texts) => Picture[]} [pictures] small pictures for words of the event's sentences
 */

/**
 * @typedef {{ words: string, picture: ComponentChildren }} Picture shown in place of the words, which are still read out
 */

/**
 * A cache of sentences: a long story is not formatted again with every move.
 * @type {WeakMap<Texts, WeakMap<object, string[]>>}
 */
const said = new WeakMap();

/**
 * The sentences of an event in the story.
 * @template {Kinds} K
 * @param {K["event"]} event
 * @param {Texts} texts
 * @param {Storytelling<K>} telling
 */
export function storied(event, texts, telling) {
  if (telling.leftOut?.includes(event.kind)) return [];
  const words = said.get(texts) ?? new WeakMap();
  said.set(texts, words);
  const known = words.get(event) ?? texts.sentences(event);
  words.set(event, known);
  return known;
}

/**
 * @template {Kinds} K
 * @typedef {{ shownEvents: K["event"][], earlier: number, texts: Texts, telling: Storytelling<K> }} Told
 * `earlier`: how many events came before those that are shown
 */

/**
 * @template {Kinds} K
 * @param {Told<K> & { class?: string }} props
 */
export const Log = ({ shownEvents, earlier, texts, telling, class: extra = "" }) => {
  const [isOpen, setOpen] = useState(false);
  const story = useMemo(
    () => h(Story, { shownEvents, earlier, texts, telling }),
    [shownEvents, earlier, texts, telling],
  );
  return h(
    "div",
    { class: `log ${extra}`.trimEnd() },
    h(
      "button",
      { type: "button", class: "log-newest", "aria-haspopup": "dialog", onClick: () => setOpen(true) },
      h(Icon, { name: "quill" }),
      h("span", { class: "unseen" }, `${texts.say("story")}: `),
      h("span", { class: "log-line" }, newestOf(shownEvents, texts, telling)),
    ),
    h("section", { class: "log-side", "aria-label": texts.say("story") }, h("h2", {}, texts.say("story")), story),
    isOpen &&
      h(
        Dialog,
        {
          title: texts.say("story"),
          closeLabel: texts.say("close"),
          onClose: () => setOpen(false),
          class: "log-whole",
        },
        h(Story, { shownEvents, earlier, texts, telling }),
      ),
  );
};

/**
 * @template {Kinds} K
 * @param {Told<K>} props
 */
const Story = ({ shownEvents, earlier, texts, telling }) => {
  const element = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    const animation = requestAnimationFrame(() => element.current?.scrollTo({ top: element.current.scrollHeight }));
    return () => cancelAnimationFrame(animation);
  }, [shownEvents.length]);
  return h(
    "ol",
    { class: "story", ref: element, tabIndex: 0, "aria-label": texts.say("story") },
    earlier > 0 && h("li", { class: "story-earlier" }, texts.say("earlier-events", { count: earlier })),
    shownEvents.map((event, place) => {
      const pictures = telling.pictures?.(event, texts) ?? [];
      return storied(event, texts, telling).map((sentence, part) =>
        h(
          "li",
          { key: `${place} ${part}`, class: `story-${event.kind}${part > 0 ? " story-part" : ""}` },
          illustrated(sentence, pictures),
        ),
      );
    }),
  );
};

/**
 * @template {Kinds} K
 * @param {K["event"][]} shownEvents
 * @param {Texts} texts
 * @param {Storytelling<K>} telling
 * @returns {ComponentChildren}
 */
function newestOf(shownEvents, texts, telling) {
  for (let place = shownEvents.length - 1; place >= 0; place -= 1) {
    const event = shownEvents[place];
    const short = telling.inShort?.(event, texts) ?? null;
    if (short !== null) return short;
    const [sentence] = storied(event, texts, telling);
    if (sentence !== undefined) return illustrated(sentence, telling.pictures?.(event, texts) ?? []);
  }
  return texts.say("one-moment");
}

/**
 * A sentence with pictures in place of some of its words. Earlier pictures win, so longer words come first.
 * @param {string} sentence
 * @param {Picture[]} pictures
 * @returns {ComponentChildren}
 */
export function illustrated(sentence, pictures) {
  const [first, ...others] = pictures;
  if (first === undefined) return sentence;
  const start = first.words === "" ? -1 : sentence.indexOf(first.words);
  if (start < 0) return illustrated(sentence, others);
  return [
    illustrated(sentence.slice(0, start), others),
    h("span", { class: "log-picture", "aria-hidden": "true" }, first.picture),
    h("span", { class: "unseen" }, first.words),
    illustrated(sentence.slice(start + first.words.length), others),
  ];
}
