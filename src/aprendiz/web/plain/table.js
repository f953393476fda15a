// The plain table: any game in words, from its texts alone. It shows the view as facts, the legal moves and the story.

import { Refusal } from "../house/refusal.js";
import { Log } from "../table/log.js";
import { h, useEffect, useLayoutEffect, useMemo, useRef } from "../vendor/preact.js";
import { aidsOf, sceneOf, taskOf } from "./facts.js";
import { Moves } from "./moves.js";
import { Players } from "./players.js";
import { Board, Facts, Part } from "./scene.js";
import { Showing } from "./showing.js";

/** @import { TableProps } from "../house/furniture.js" */
/** @import { Visit } from "../net/visit.js" */
/** @import { Texts } from "../texts/texts.js" */

/** @param {TableProps} props */
export const PlainTable = ({ visit, viewer, texts }) => {
  const showing = useMemo(() => new Showing(visit, viewer), [visit, viewer]);
  const { stage } = showing;
  showing.texts = texts;
  showing.telling = useMemo(() => ({ leftOut: leftOut(texts) }), [texts]);
  useEffect(() => () => showing.close(), [showing]);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const onFocusIn = useKeptFocus(root);
  const view = stage.view.value;
  if (view === null) return h("section", { class: "plain" });
  const isMine = showing.ask.value !== null;
  const scene = sceneOf(view, texts);
  const aids = aidsOf(stage.update.value?.aids ?? null, view, texts);
  const refusal = showing.refusal.value;
  const task = isMine ? taskOf(view, texts) : "";
  return h(
    "section",
    { class: `plain${isMine ? " is-mine" : ""}`, ref: root, "aria-label": texts.say("game"), onFocusIn },
    h(
      "div",
      { class: "plain-layout" },
      h(
        "div",
        { class: "plain-turn" },
        h(
          "h2",
          { class: "plain-who", tabIndex: -1 },
          whoWords(visit, isMine, stage.update.value?.waiting ?? [], texts),
        ),
        task && h("p", { class: "plain-task" }, task),
        refusal && h("p", { class: "plain-no", role: "alert" }, h(Refusal, { refusal, texts })),
        isMine &&
          h(Moves, {
            legal: showing.legal.value,
            isSending: showing.isSending.value,
            onMove: (move) => showing.send(move),
            texts,
          }),
      ),
      h(Log, {
        shownEvents: stage.shownEvents.value,
        earlier: visit.seats.value.get(viewer)?.earlier ?? 0,
        texts,
        telling: showing.telling,
        class: "plain-log",
      }),
      h(
        "div",
        { class: "plain-scene" },
        scene.own.length > 0 &&
          h(Part, { title: texts.say("your-things"), class: "plain-own" }, h(Facts, { facts: scene.own })),
        scene.boards.map((board) => h(Part, { key: board.name, title: board.label }, h(Board, { board, texts }))),
        scene.table.length > 0 && h(Part, { title: texts.say("on-the-table") }, h(Facts, { facts: scene.table })),
        h(Players, { visit, viewer, view, phrases: scene.players, waiting: stage.update.value?.waiting ?? [], texts }),
        aids.length > 0 && h(Part, { title: texts.say("memory-help") }, h(Facts, { facts: aids })),
      ),
    ),
  );
};

/** @param {Visit} visit @param {boolean} isMine @param {number[]} waiting @param {Texts} texts */
function whoWords(visit, isMine, waiting, texts) {
  if (isMine) return texts.say("your-turn");
  if (visit.lobby.value?.phase !== "playing") return texts.say("is-over");
  const [seat] = waiting;
  if (seat === undefined) return texts.say("one-moment");
  if (waiting.length === 1) return texts.say("is-playing", { seat });
  return texts.say("turn-of-several", { names: texts.listed(waiting.map((each) => texts.called(each))) });
}

/** Kinds of events that follow from others, and would fill pages. @param {Texts} texts */
const leftOut = (texts) => new Set(texts.has("events-unsaid") ? texts.say("events-unsaid").split(" ") : []);

/**
 * When the focused element is gone, such as the button of a move, the focus goes to the heading of the turn.
 * @param {{ current: HTMLElement | null }} root
 */
function useKeptFocus(root) {
  const last = useRef(/** @type {Element | null} */ (null));
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return;
    const heading = root.current?.querySelector(".plain-who");
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
  });
  return (/** @type {FocusEvent} */ event) => {
    last.current = event.target instanceof Element ? event.target : null;
  };
}
