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
    telling: { leftOut: kindsIn("events-unsaid") },
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

/**
 * The events for the log. Momentary ones are in it only until the next update: nobody may look them up later.
 * @param {Showing<AnyKinds, null>} showing
 */
export function loggedIn({ stage }) {
  const fresh = new Set(stage.update.value?.frames.flatMap((frame) => frame.events) ?? []);
  const momentary = kindsIn("events-momentary");
  return stage.shownEvents.value.filter((event) => !momentary.includes(event.kind) || fresh.has(event));
}

/** Kinds of events that the game's texts list; they are the same in every language. @param {string} key */
const kindsIn = (key) => (spoken.value.has(key) ? spoken.value.say(key).split(" ") : []);
