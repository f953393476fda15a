// The table of FLAUTZ!: shows the viewer's updates, and sends the viewer's moves.

import { useFocus } from "../table/focus.js";
import { onTableKey } from "../table/keys.js";
import { Log } from "../table/log.js";
import { h, useEffect, useLayoutEffect, useMemo, useRef } from "../vendor/preact.js";
import { Actions, Task } from "./actions.js";
import { Arena } from "./arena.js";
import { Hand } from "./hand.js";
import { STORY } from "./log.js";
import { Moment } from "./moment.js";
import { Opening } from "./opening.js";
import { Piles, Pool } from "./piles.js";
import { Medallion, Player, Tally } from "./players.js";
import { Row } from "./rows.js";
import { Showing } from "./showing.js";
import { SpellLine } from "./spell.js";

/** @import { Visit } from "../net/visit.js" */
/** @import { Texts } from "../texts/texts.js" */
/** @import { Held, Lying } from "./choices.js" */

/**
 * @param {{ visit: Visit, viewer: number | null, texts: Texts, onEnd?: () => void }} props
 * `viewer`: the seat shown, null for spectators. `onEnd` is called when the last opened hands are closed.
 */
export const FlautzTable = ({ visit, viewer, texts, onEnd }) => {
  const showing = useMemo(() => new Showing(visit, viewer), [visit, viewer]);
  const { stage, turn, motion } = showing;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  showing.texts = texts;
  useEffect(() => () => showing.close(), [showing]);
  useLayoutEffect(() => {
    motion.root = root.current;
    motion.play();
  });
  const focus = useFocus(root, turn.ready.value.length > 0 || turn.replacing.value !== undefined, "hand");
  const view = stage.view.value;
  if (view === null) return h("section", { class: "flautz" });

  const cards = showing.cards.value;
  const opening = showing.opening.value;
  const moment = showing.moment.value;
  const isOver = stage.isCaughtUp.value && stage.update.value?.waiting.length === 0;
  const onLyingDrop = (/** @type {Lying} */ lying, /** @type {HTMLElement} */ target) =>
    turn.drop(lying, heldAt(stage.view.value, target));
  const onHeldDrop = (/** @type {Held} */ held, /** @type {HTMLElement} */ target) =>
    turn.drop(lyingAt(stage.view.value, target), held);
  const { glow } = showing;
  const row = { view, turn, glow, texts, onDrop: onLyingDrop };
  return h(
    "section",
    {
      class: `flautz${viewer === null ? " is-watched" : ""}${turn.ask.value === null ? "" : " is-mine"}`,
      ref: root,
      "data-table": "",
      "aria-label": texts.say("game"),
      onPointerDownCapture: () => {
        focus.byKeyboard(false);
        showing.skip();
      },
      onKeyDownCapture: () => {
        focus.byKeyboard(true);
        showing.skip();
      },
      onKeyDown: (/** @type {KeyboardEvent} */ event) =>
        root.current && onTableKey(event, root.current, () => turn.clear()),
      onFocusIn: focus.onFocusIn,
    },
    h(
      "div",
      { class: "flautz-layout" },
      h(Players, { showing, view, texts }),
      h(
        "div",
        { class: "flautz-board" },
        h(
          "div",
          { class: "flautz-air" },
          h(Row, { row: "air", cards: cards.air, ...row }),
          h(Pool, { pool: view.pool, texts }),
        ),
        h(Arena, { view, shownEvents: stage.shownEvents.value, texts }),
        h(
          "div",
          { class: "flautz-floor" },
          h(Row, { row: "floor", cards: cards.floor, ...row }),
          h(Piles, { view, discard: cards.discard, texts }),
        ),
      ),
      h(
        "div",
        { class: "flautz-own" },
        h(Task, { view, turn, isOver, texts }),
        viewer !== null && [
          h(Hand, { view, cards: cards.hands[viewer] ?? [], glow, turn, texts, onDrop: onHeldDrop }),
          h(SpellLine, { before: view.spell, glow, texts }),
          h(
            "div",
            { class: "flautz-me" },
            h("span", { class: "me-medallion" }, h(Medallion, { player: view.players[viewer], texts })),
            h(Tally, { player: view.players[viewer], texts }),
          ),
          h(Actions, { turn, view, texts }),
        ],
      ),
      h(Log, {
        shownEvents: stage.shownEvents.value,
        earlier: visit.seats.value.get(viewer)?.earlier ?? 0,
        texts,
        telling: STORY,
        class: "flautz-log",
      }),
    ),
    moment && h(Moment, { key: moment.kind, event: moment, texts }),
    opening &&
      h(Opening, {
        event: opening,
        view,
        texts,
        onClose: () => showing.goOn(),
        onEnd: showing.isEnded.value ? onEnd : undefined,
      }),
  );
};

/** @param {{ showing: Showing, view: any, texts: Texts }} props */
const Players = ({ showing, view, texts }) => {
  const { visit, viewer, stage } = showing;
  const lobby = visit.lobby.value;
  const count = view.players.length;
  const seats = Array.from({ length: count }, (_, place) => (place + (viewer ?? -1) + 1) % count);
  const others = viewer === null ? count : count - 1;
  return h(
    "ol",
    {
      class: `flautz-players${others > 2 ? " players-many" : ""}`,
      "aria-label": texts.say("players"),
    },
    seats
      .filter((seat) => seat !== viewer)
      .map((seat) =>
        h(Player, {
          key: seat,
          seat,
          view,
          cards: showing.cards.value.hands[seat] ?? [],
          chair: lobby?.chairs[seat],
          isPresent: visit.presence.value[seat] ?? true,
          remembered: stage.update.value?.aids?.held?.[seat] ?? [],
          hand: view.players[seat].open_hand ?? shownHand(showing, seat),
          texts,
        }),
      ),
  );
};

/**
 * The hand of a seat for spectators, if the table shows hands to them.
 * @param {Showing} showing
 * @param {number} seat
 * @returns {string[] | null}
 */
const shownHand = ({ visit, viewer }, seat) =>
  (viewer === null && visit.lobby.value?.shows_hands && visit.seats.value.get(seat)?.view?.hand) || null;

/**
 * @param {any} view
 * @param {HTMLElement} target
 * @returns {Held}
 */
const heldAt = (view, target) => {
  const place = Number(target.dataset.place);
  return { place, card: view.hand[place] };
};

/**
 * @param {any} view
 * @param {HTMLElement} target
 * @returns {Lying}
 */
const lyingAt = (view, target) => {
  const row = target.dataset.group === "air" ? "air" : "floor";
  const place = Number(target.dataset.place);
  return { row, place, card: view[row][place] };
};
