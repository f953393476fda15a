// The result of any game in words: how it ended, and the final standing.

import { h } from "../vendor/preact.js";

/** @import { ResultProps } from "../table/contract.js" */
/** @import { Texts } from "../texts/texts.js" */
/** @import { AnyKinds } from "./showing.js" */

/** How many of the last events are told if the game has no event for its end. */
const LAST = 3;

/** @param {ResultProps<AnyKinds>} props */
export const PlainResult = ({ log, texts }) => {
  const end = log.find((event) => event.kind === "GameEnded");
  const told = end ? [end] : log.slice(-LAST);
  const standing = end?.result ? standingOf(end.result, texts) : [];
  return h(
    "div",
    { class: "plain plain-result" },
    told.flatMap((event) => texts.sentences(event)).map((sentence) => h("p", { key: sentence }, sentence)),
    standing.length > 0 && [
      h("h2", {}, texts.say("final-standing")),
      h(
        "ol",
        { class: "plain-standing" },
        standing.map((line) => h("li", { key: line }, line)),
      ),
    ],
  );
};

/**
 * A line for each player by the message `standing`, which gets the numbers of the result that belong to the seat.
 * @param {{ ranking: number[][], [field: string]: any }} result
 * @param {Texts} texts
 * @returns {string[]}
 */
function standingOf(result, texts) {
  const { ranking, ...fields } = result;
  const lists = Object.entries(fields).filter(([, value]) => Array.isArray(value));
  const counts = Object.fromEntries(lists.map(([name, value]) => [`${name}-count`, value.length]));
  return ranking.flatMap((seats, position) => {
    const place = 1 + ranking.slice(0, position).reduce((sum, better) => sum + better.length, 0);
    return seats.map((seat) => {
      const own = lists.map(([name, value]) => [name, value[seat]]).filter(([, value]) => typeof value === "number");
      return texts.say("standing", { ...counts, ...Object.fromEntries(own), place, seat });
    });
  });
}
