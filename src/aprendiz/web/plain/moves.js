// The legal moves as buttons in words. Many moves are in groups that open.

import { h, useMemo } from "../vendor/preact.js";
import { grouped, MANY } from "./choices.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { Choice, Group, Move } from "./choices.js" */

/**
 * `ask`: the number of the question that the moves answer.
 * @param {{ ask: number, legal: Move[], isSending: boolean, onMove: (move: Move) => void, texts: Texts }} props
 */
export const Moves = ({ ask, legal, isSending, onMove, texts }) => {
  const groups = useMemo(() => grouped(legal, texts), [legal, texts]);
  const isLong = legal.length > MANY;
  const item = (/** @type {Choice} */ choice) =>
    h("li", { key: choice.words }, h(MoveButton, { choice, isSending, onMove }));
  return h(
    "ul",
    { class: "plain-moves", "data-ask": ask, "aria-label": texts.say("your-moves") },
    groups.map((group) =>
      isLong && group.choices.length > 1
        ? h("li", { key: group.key }, h(MoveGroup, { group }, group.choices.map(item)))
        : group.choices.map(item),
    ),
  );
};

/** @param {{ group: Group, children?: any }} props */
const MoveGroup = ({ group, children }) =>
  h(
    "details",
    { class: "more plain-group" },
    h("summary", {}, group.label, h("span", { class: "plain-count" }, group.choices.length)),
    h("ul", { class: "plain-moves" }, children),
  );

/**
 * While a move is being sent, the buttons keep the focus.
 * @param {{ choice: Choice, isSending: boolean, onMove: (move: Move) => void }} props
 */
const MoveButton = ({ choice: { move, start, own, end }, isSending, onMove }) =>
  h(
    "button",
    { type: "button", class: "plain-move", "aria-disabled": isSending, onClick: () => onMove(move) },
    start && `${start} `,
    start || end ? h("b", {}, own) : own,
    end && ` ${end}`,
  );
