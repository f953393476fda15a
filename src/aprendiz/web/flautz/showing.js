// How FLAUTZ! is staged: the pace of each frame, sounds, the moments that are shown large, and the call to a turn.

import { Showing } from "../table/showing.js";
import { signal } from "../vendor/preact.js";
import { finalWords, taskWords, turnWords } from "./actions.js";
import { offers } from "./choices.js";
import { glowing } from "./glow.js";
import { follow, NOTHING } from "./identities.js";
import { STORY } from "./log.js";
import { MOMENTS } from "./moment.js";
import { NONE } from "./turn.js";

/** @import { Viewer } from "../net/visit.js" */
/** @import { Frame, Staging, VisitOf } from "../table/contract.js" */
/** @import { Texts } from "../texts/texts.js" */
/** @import { Flautz } from "../types/messages.js" */
/** @import { Chosen } from "./turn.js" */

/** Milliseconds between two dealt cards, and of each card's flight: no more than three fly at once. */
const DEALING = 50;
const DEALT = 150;
const USUAL = 300;

/** @type {Staging<Flautz.Kinds, Chosen>} */
const STAGING = {
  pace: (frame) => (isDealing(frame) ? DEALING : USUAL),
  flight: (frame) => (isDealing(frame) ? DEALT : undefined),
  telling: STORY,
  isPreviewed: (legal) => offers(legal, "Exchange") || offers(legal, "Focus"),
  sounds: {
    CardDealt: ({ seat }, viewer) => (seat === (viewer ?? 0) ? "flip" : null),
    CardLaid: "flip",
    CardTurnedUp: "flip",
    CardExchanged: "lay",
    CrystalMoved: "crystal",
    PlayerFocused: "focus",
    FlautzDeclared: (event, viewer) => declared(event.seat, viewer),
    StraightShown: (event, viewer) => declared(event.seat, viewer),
    GameEnded: ({ winners }, viewer) => (viewer === null || winners.includes(viewer) ? "win" : "declare"),
  },
  moments: MOMENTS,
  holding: ["MatchEnded"],
  call: ({ turn }, view, texts) => {
    const rows = ROWS.filter((row) => turn.legal.value.some((move) => "row" in move && move.row === row));
    const lying = rows.map((row) => listed(texts.say(row === "air" ? "table-air" : "table-floor"), view[row], texts));
    const hand = listed(texts.say("table-hand"), view.hand, texts);
    const spell = `${texts.say("table-spell")}: ${view.spell ? texts.tell("part", view.spell) : texts.say("table-no-spell")}.`;
    const words = [`${turnWords(view, texts)}.`, finalWords(view, texts), taskWords(view, turn, texts)];
    return [...words, ...lying, hand, spell].join(" ");
  },
  isTurnBegun: (view) => !view.must_exchange,
};

/** @typedef {ReturnType<typeof begin>} Begun */

/**
 * @param {VisitOf<Flautz.Kinds>} visit
 * @param {Viewer} viewer
 */
export function begin(visit, viewer) {
  const cards = signal(NOTHING);
  const before = (/** @type {Frame<Flautz.Kinds>} */ frame, /** @type {boolean} */ isWhole) => {
    cards.value = follow(isWhole ? NOTHING : cards.value, frame.events, frame.view);
  };
  const showing = new Showing(visit, viewer, { ...STAGING, before }, NONE);
  return { showing, cards, glow: glowing(showing.stage, showing.turn) };
}

/**
 * @param {number} seat
 * @param {Viewer} viewer
 */
const declared = (seat, viewer) => (seat === viewer || viewer === null ? "declare" : "toMe");

/** @type {Flautz.Row[]} */
const ROWS = ["air", "floor"];

/**
 * @param {string} title
 * @param {(string | null)[]} cards
 * @param {Texts} texts
 */
const listed = (title, cards, texts) =>
  `${title}: ${cards.flatMap((card) => (card === null ? [] : [texts.card(card)])).join(", ")}.`;

/** @param {Frame<Flautz.Kinds>} frame */
const isDealing = (frame) => frame.events.some(({ kind }) => kind === "CardDealt" || kind === "CardLaid");
