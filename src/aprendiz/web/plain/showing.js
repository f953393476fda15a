// How the plain table shows a game: every update at once, with its events spoken.

import { Showing } from "../table/showing.js";
import { texts as spoken } from "../texts/language.js";
import { taskOf } from "./facts.js";

/** @import { Viewer } from "../net/visit.js" */
/** @import { Staging, VisitOf } from "../table/contract.js" */
/** @import { Move } from "./choices.js" */
/** @import { View } from "./facts.js" */

/**
 * The types of any game.
 * @typedef {{ kind: string, [field: string]: any }} AnyEvent
 * @typedef {{ view: View & { seat: number | null }, move: Move, event: AnyEvent, aids: View, preview: unknown }} AnyKinds
 * @typedef {{ showing: Showing<AnyKinds, null> }} Begun
 */

/** @param {VisitOf<AnyKinds>} visit @param {Viewer} viewer @returns {Begun} */
export function begin(visit, viewer) {
  /** Whether the next question begins a turn of the viewer, and does not go on with one. */
  let isTurnBegun = true;
  /** @type {Staging<AnyKinds, null>} */
  const staging = {
    pace: () => 0,
    telling: { leftOut: leftOut() },
    sounds: {},
    moments: {},
    holding: [],
    call: (_showing, view, texts) =>
      [isTurnBegun && `${texts.say("your-turn")}.`, taskOf(view, texts)].filter(Boolean).join(" "),
    isTurnBegun: () => {
      const isHeard = isTurnBegun;
      isTurnBegun = false;
      return isHeard;
    },
  };
  const showing = new Showing(visit, viewer, staging, null);
  const unsubscribe = visit.news(({ update }) => {
    if (viewer !== null && !update.waiting.includes(viewer)) isTurnBegun = true;
    showing.skip();
  });
  const close = showing.close.bind(showing);
  showing.close = () => {
    unsubscribe();
    close();
  };
  showing.skip();
  return { showing };
}

/** The kinds of events that follow from others and would fill pages. They are the same in every language. */
function leftOut() {
  const texts = spoken.value;
  return texts.has("events-unsaid") ? texts.say("events-unsaid").split(" ") : [];
}
