// The story of the game in words: the newest line is always visible, the whole story one tap away.

import { Dialog } from "../ui/dialog.js";
import { Icon } from "../ui/icon.js";
import { h, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";

/** @import { GameEvent } from "../stage/stage.js" */
/** @import { Texts } from "../texts/texts.js" */

/** Dealing would fill pages, and the dealt cards can be seen on the table. */
const LEFT_OUT = new Set(["CardDealt", "CardReceived", "CardLaid"]);

/**
 * A cache of sentences: a long story is not formatted again with every move.
 * @type {WeakMap<Texts, WeakMap<GameEvent, string[]>>}
 */
const said = new WeakMap();

/**
 * The sentences of an event in the story.
 * @param {GameEvent} event
 * @param {Texts} texts
 */
export function storied(event, texts) {
  if (LEFT_OUT.has(event.kind)) return [];
  const words = said.get(texts) ?? new WeakMap();
  said.set(texts, words);
  const known = words.get(event) ?? texts.sentences(event);
  words.set(event, known);
  return known;
}

/**
 * @param {{ shownEvents: GameEvent[], earlier: number, texts: Texts }} props
 * `earlier`: how many events came before those that are shown
 */
export const Log = ({ shownEvents, earlier, texts }) => {
  const [isOpen, setOpen] = useState(false);
  const newest = newestOf(shownEvents, texts);
  const story = useMemo(() => h(Story, { shownEvents, earlier, texts }), [shownEvents, earlier, texts]);
  return h(
    "div",
    { class: "flautz-log" },
    h(
      "button",
      { type: "button", class: "log-newest", "aria-haspopup": "dialog", onClick: () => setOpen(true) },
      h(Icon, { name: "quill" }),
      h("span", { class: "unseen" }, `${texts.say("flautz-story")}: `),
      h("span", { class: "log-line" }, newest),
    ),
    h(
      "section",
      { class: "log-side", "aria-label": texts.say("flautz-story") },
      h("h2", {}, texts.say("flautz-story")),
      story,
    ),
    isOpen &&
      h(
        Dialog,
        {
          title: texts.say("flautz-story"),
          closeLabel: texts.say("flautz-close"),
          onClose: () => setOpen(false),
          class: "log-whole",
        },
        h(Story, { shownEvents, earlier, texts }),
      ),
  );
};

/** @param {{ shownEvents: GameEvent[], earlier: number, texts: Texts }} props */
const Story = ({ shownEvents, earlier, texts }) => {
  const element = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    const animation = requestAnimationFrame(() => element.current?.scrollTo({ top: element.current.scrollHeight }));
    return () => cancelAnimationFrame(animation);
  }, [shownEvents.length]);
  return h(
    "ol",
    { class: "story", ref: element, tabIndex: 0, "aria-label": texts.say("flautz-story") },
    earlier > 0 && h("li", { class: "story-earlier" }, texts.say("earlier-events", { count: earlier })),
    shownEvents.map((event, place) =>
      storied(event, texts).map((sentence, part) =>
        h("li", { key: `${place} ${part}`, class: `story-${event.kind}${part > 0 ? " story-part" : ""}` }, sentence),
      ),
    ),
  );
};

/**
 * @param {GameEvent[]} shownEvents
 * @param {Texts} texts
 */
function newestOf(shownEvents, texts) {
  for (let place = shownEvents.length - 1; place >= 0; place -= 1) {
    const event = shownEvents[place];
    // The open hand is shown beside the name; a sentence with all its cards would not fit here.
    if (event?.kind === "FlautzDeclared") return texts.say("flautz-declares", { seat: event.seat });
    const [sentence] = storied(event, texts);
    if (sentence !== undefined) return sentence;
  }
  return texts.say("flautz-moment");
}
