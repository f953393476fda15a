// How the log of FLAUTZ! reads.

/** @import { Storytelling } from "../table/log.js" */

/** @type {Storytelling} */
export const STORY = {
  // The dealt cards can be seen on the table.
  leftOut: new Set(["CardDealt", "CardReceived", "CardLaid"]),
  // The open hand is shown beside the name; a sentence with all its cards would not fit.
  inShort: (event, texts) =>
    event.kind === "FlautzDeclared" ? texts.say("flautz-declares", { seat: event.seat }) : null,
};
