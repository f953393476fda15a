// How the log of FLAUTZ! reads.

/** @import { Storytelling } from "../table/log.js" */
/** @import { Flautz } from "../types/messages.js" */

/** @type {Storytelling<Flautz.Kinds>} */
export const STORY = {
  // The dealt cards can be seen on the table.
  leftOut: ["CardDealt", "CardReceived", "CardLaid"],
  // The open hand is shown beside the name; a sentence with all its cards would not fit.
  inShort: (event, texts) =>
    event.kind === "FlautzDeclared" ? texts.say("flautz-declares", { seat: event.seat }) : null,
};
