// The viewer's possible moves now: in words, and with one clear main button.

import { Refusal } from "../house/refusal.js";
import { Button } from "../ui/button.js";
import { h, useId } from "../vendor/preact.js";
import { offers } from "./choices.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { Turn } from "./turn.js" */

/** @param {{ view: any, turn: Turn, isOver: boolean, texts: Texts }} props */
export const Task = ({ view, turn, isOver, texts }) => {
  const refusal = turn.refusal.value;
  const isMine = turn.ask.value !== null;
  return h(
    "div",
    { class: `flautz-task${isMine ? " is-mine" : ""}` },
    h("p", { class: "task-who" }, whoWords(view, isMine, isOver, texts)),
    isMine && !refusal && h("p", { class: "task-what" }, hintWords(turn, texts) ?? taskWords(view, turn, texts)),
    refusal && h("p", { class: "task-no", role: "alert" }, h(Refusal, { refusal, texts })),
  );
};

/**
 * @param {any} view
 * @param {boolean} isMine
 * @param {boolean} isOver
 * @param {Texts} texts
 */
export function whoWords(view, isMine, isOver, texts) {
  if (isMine) return texts.say(view.caller === null ? "your-turn" : "flautz-your-final-turn");
  if (isOver) return texts.say("is-over");
  if (view.to_act === null) return texts.say("one-moment");
  return view.to_act === view.seat ? texts.say("your-turn") : texts.say("is-playing", { seat: view.to_act });
}

/**
 * What the player has to do this turn.
 * @param {any} view
 * @param {Turn} turn
 * @param {Texts} texts
 */
export function taskWords(view, turn, texts) {
  const field = view.field === null ? "either" : view.arena[view.field];
  const key = offers(turn.legal.value, "Replace")
    ? "task-replace"
    : view.must_exchange
      ? "task-after-replacing"
      : "task-exchange";
  return capital(texts.say(key, { field }));
}

/**
 * Why this turn is the last one; empty if it is not.
 * @param {any} view
 * @param {Texts} texts
 */
export const finalWords = (view, texts) =>
  view.caller === null || view.must_exchange ? "" : capital(texts.say("task-final", { caller: view.caller }));

/**
 * With one card chosen: which card to choose next. With both: the exchange that is about to happen.
 * @param {Turn} turn
 * @param {Texts} texts
 */
function hintWords(turn, texts) {
  const [ready] = turn.ready.value;
  if (ready) return `${capital(texts.tell("move", silent(ready)))}?`;
  if (turn.taken.value && !turn.given.value && !turn.replacing.value) return texts.say("flautz-choose-lay");
  if (turn.given.value && !turn.taken.value) return texts.say("flautz-choose-take");
  return null;
}

/** The same exchange without declaring. @param {import("./choices.js").Exchange} move */
const silent = (move) => ({ ...move, declare: false });

/** @param {string} words */
const capital = (words) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** @param {{ turn: Turn, view: any, texts: Texts }} props */
export const Actions = ({ turn, view, texts }) => {
  const legal = turn.legal.value;
  const [first, second] = turn.ready.value;
  const replacing = turn.replacing.value;
  const isChoosing = turn.taken.value !== null || turn.given.value !== null;
  const isDisabled = turn.isSending.value;
  return h(
    "div",
    { class: "flautz-actions" },
    first && h(ExchangeButtons, { moves: second ? [first, second] : [first], turn, texts }),
    replacing &&
      h(
        Button,
        { kind: "main", icon: "deck", class: "act", isDisabled, onClick: () => turn.send(replacing) },
        texts.say("flautz-replace"),
      ),
    isChoosing &&
      h(Button, { kind: "quiet", icon: "cross", label: texts.say("choose-again"), onClick: () => turn.clear() }),
    !isChoosing &&
      offers(legal, "Declare") &&
      h(
        Button,
        { kind: "main", icon: "bell", isDisabled, onClick: () => turn.send({ kind: "Declare" }) },
        texts.say("flautz-declare"),
      ),
    !isChoosing &&
      offers(legal, "Focus") &&
      h(FocusButton, { isLast: isLast(view), isDisabled, onClick: () => turn.send({ kind: "Focus" }), texts }),
    !isChoosing &&
      offers(legal, "Rest") &&
      h(
        Button,
        { icon: "hourglass", isDisabled, onClick: () => turn.send({ kind: "Rest" }) },
        texts.say("flautz-rest"),
      ),
  );
};

/** Whether the viewer has no later turn in this match: the last round, or a final turn. @param {any} view */
const isLast = (view) => view.caller !== null || view.field === view.arena.length - 1;

/**
 * @param {{ isLast: boolean, isDisabled: boolean, onClick: () => void, texts: Texts }} props
 * The label explains focusing only where there is room; the warning that it brings nothing any more is always shown.
 */
const FocusButton = ({ isLast, isDisabled, onClick, texts }) => {
  const meaning = useId();
  return h(
    Button,
    { icon: "focus", isDisabled, describedBy: meaning, onClick },
    texts.say("flautz-focus"),
    h(
      "small",
      { id: meaning, class: isLast ? "meaning meaning-careful" : "meaning", "aria-hidden": "true" },
      texts.say(isLast ? "meaning-focus-last" : "flautz-focus-means"),
    ),
  );
};

/** @param {{ moves: import("./choices.js").Exchange[], turn: Turn, texts: Texts }} props */
const ExchangeButtons = ({ moves, turn, texts }) => {
  const declaring = moves.find((move) => move.declare);
  const quiet = moves.find((move) => !move.declare);
  const isDisabled = turn.isSending.value;
  return [
    declaring &&
      h(
        Button,
        { kind: "main", icon: "bell", class: "act", isDisabled, onClick: () => turn.send(declaring) },
        texts.say("flautz-exchange-declaring"),
      ),
    quiet &&
      h(
        Button,
        {
          kind: declaring ? "plain" : "main",
          icon: "exchange",
          class: "act",
          isDisabled,
          onClick: () => turn.send(quiet),
        },
        texts.say(declaring ? "flautz-exchange-silently" : "flautz-exchange"),
      ),
  ];
};
