// The table of FLAUTZ!: shows the viewer's updates, and sends the viewer's moves.

import { Log } from "../table/log.js";
import { Plates } from "../table/plate.js";
import { tableOf } from "../table/table.js";
import { h } from "../vendor/preact.js";
import { Actions, FlautzTask } from "./actions.js";
import { Arena } from "./arena.js";
import { Hand } from "./hand.js";
import { STORY } from "./log.js";
import { FlautzMoment } from "./moment.js";
import { Opening } from "./opening.js";
import { Piles, Pool } from "./piles.js";
import { Medallion, Player, Tally } from "./players.js";
import { Row } from "./rows.js";
import { begin } from "./showing.js";
import { SpellLine } from "./spell.js";
import { drop, readyIn, replacingIn } from "./turn.js";

/** @import { TableProps, VisitOf } from "../table/contract.js" */
/** @import { Flautz } from "../types/messages.js" */
/** @import { Held, Lying } from "./choices.js" */
/** @import { Begun } from "./showing.js" */

/** @param {TableProps<Flautz.Kinds> & { begun: Begun, view: Flautz.View }} props */
const layout = ({ begun, visit, viewer, view, texts, onEnd }) => {
  const { showing, glow } = begun;
  const { stage, turn } = showing;
  const cards = begun.cards.value;
  const opening = showing.opening.value;
  const moment = showing.moment.value;
  const me = viewer === null ? undefined : view.players[viewer];
  const isOver = stage.isCaughtUp.value && stage.update.value?.waiting.length === 0;
  const onLyingDrop = (/** @type {Lying} */ lying, /** @type {HTMLElement} */ target) => {
    const held = heldAt(stage.view.value, target);
    if (held) drop(turn, lying, held);
  };
  const onHeldDrop = (/** @type {Held} */ held, /** @type {HTMLElement} */ target) => {
    const lying = lyingAt(stage.view.value, target);
    if (lying) drop(turn, lying, held);
  };
  const row = { view, turn, glow, texts, onDrop: onLyingDrop };
  return [
    h(
      "div",
      { class: "flautz-layout" },
      h(Plates, {
        visit,
        viewer,
        count: view.players.length,
        texts,
        class: "flautz-players",
        plate: ({ key, ...seated }) =>
          h(Player, {
            key,
            ...seated,
            view,
            cards: cards.hands[seated.seat] ?? [],
            remembered: stage.update.value?.aids?.held[seated.seat] ?? [],
            hand: view.players[seated.seat]?.open_hand ?? shownHand(visit, viewer, seated.seat),
          }),
      }),
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
        h(FlautzTask, { view, turn, isOver, texts }),
        viewer !== null &&
          me && [
            h(Hand, { view, cards: cards.hands[viewer] ?? [], glow, turn, texts, onDrop: onHeldDrop }),
            h(SpellLine, { before: view.spell, glow, texts }),
            h(
              "div",
              { class: "flautz-me" },
              h("span", { class: "me-medallion" }, h(Medallion, { player: me, texts })),
              h(Tally, { player: me, texts }),
            ),
            h(Actions, { turn, texts }),
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
    moment && h(FlautzMoment, { key: moment.kind, event: moment, texts }),
    opening?.kind === "MatchEnded" &&
      h(Opening, {
        event: opening,
        view,
        texts,
        onClose: () => showing.goOn(),
        onEnd: showing.isEnded.value ? onEnd : undefined,
      }),
  ];
};

export const FlautzTable = tableOf({
  name: "flautz",
  home: "hand",
  begin,
  isReady: ({ showing: { turn } }) => readyIn(turn).length > 0 || replacingIn(turn) !== undefined,
  layout,
});

/**
 * The hand of a seat for spectators, if the table shows hands to them.
 * @param {VisitOf<Flautz.Kinds>} visit
 * @param {number | null} viewer
 * @param {number} seat
 */
const shownHand = (visit, viewer, seat) =>
  (viewer === null && visit.lobby.value?.shows_hands && visit.seats.value.get(seat)?.view?.hand) || null;

/**
 * @param {Flautz.View | null} view
 * @param {HTMLElement} target
 * @returns {Held | null}
 */
const heldAt = (view, target) => {
  const place = Number(target.dataset.place);
  const card = view?.hand[place];
  return card === undefined ? null : { place, card };
};

/**
 * @param {Flautz.View | null} view
 * @param {HTMLElement} target
 * @returns {Lying | null}
 */
const lyingAt = (view, target) => {
  const row = target.dataset.group === "air" ? "air" : "floor";
  const place = Number(target.dataset.place);
  const card = view?.[row][place];
  return card ? { row, place, card } : null;
};
