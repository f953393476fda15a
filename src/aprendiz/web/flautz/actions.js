// The viewer's possible moves now: in words, and with one clear main button.

import { Explained } from "../table/explained.js";
import { Task, whoWords } from "../table/task.js";
import { capital } from "../texts/texts.js";
import { Button } from "../ui/button.js";
import { h } from "../vendor/preact.js";
import { offers } from "./choices.js";
import { isTooLateToFocus, readyIn, replacingIn } from "./turn.js";

/** @import { Texts } from "../texts/texts.js" */
/** @import { Flautz } from "../types/messages.js" */
/** @import { FlautzTurn } from "./turn.js" */

/** @param {{ view: Flautz.View, turn: FlautzTurn, isOver: boolean, texts: Texts }} props */
export const FlautzTask = ({ view, turn, isOver, texts }) => {
  const isMine = turn.ask.value !== null;
  const toAct = view.to_act === null ? [] : [view.to_act];
  return h(Task, {
    who: isMine ? turnWords(view, texts) : whoWords({ toAct, viewer: view.seat, isOver }, texts),
    what: isMine ? (hintWords(turn, texts) ?? taskWords(view, turn, texts)) : null,
    refusal: turn.refusal.value,
    isMine,
    texts,
    class: "flautz-task",
  });
};

/**
 * @param {Flautz.View} view
 * @param {Texts} texts
 */
export const turnWords = (view, texts) => texts.say(view.caller === null ? "your-turn" : "flautz-your-final-turn");

/**
 * What the player has to do this turn.
 * @param {Flautz.View} view
 * @param {FlautzTurn} turn
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
 * @param {Flautz.View} view
 * @param {Texts} texts
 */
export const finalWords = (view, texts) =>
  view.caller === null || view.must_exchange ? "" : capital(texts.say("task-final", { caller: view.caller }));

/**
 * With one card chosen: which card to choose next. With both: the exchange that is about to happen.
 * @param {FlautzTurn} turn
 * @param {Texts} texts
 */
function hintWords(turn, texts) {
  const { taken, given } = turn.chosen.value;
  const [ready] = readyIn(turn);
  if (ready) return `${capital(texts.tell("move", silent(ready)))}?`;
  if (taken && !given && !replacingIn(turn)) return texts.say("flautz-choose-lay");
  if (given && !taken) return texts.say("flautz-choose-take");
  return null;
}

/** The same exchange without declaring. @param {Flautz.Exchange} move */
const silent = (move) => ({ ...move, declare: false });

/** @param {{ turn: FlautzTurn, texts: Texts }} props */
export const Actions = ({ turn, texts }) => {
  const legal = turn.legal.value;
  const [first, second] = readyIn(turn);
  const replacing = replacingIn(turn);
  const { taken, given } = turn.chosen.value;
  const isChoosing = taken !== null || given !== null;
  const isTooLate = isTooLateToFocus(turn);
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
      h(Explained, {
        icon: "focus",
        label: texts.say("flautz-focus"),
        meaning: texts.say(isTooLate ? "meaning-focus-last" : "flautz-focus-means"),
        isCareful: isTooLate,
        isDisabled,
        onClick: () => turn.send({ kind: "Focus" }),
      }),
    !isChoosing &&
      offers(legal, "Rest") &&
      h(
        Button,
        { icon: "hourglass", isDisabled, onClick: () => turn.send({ kind: "Rest" }) },
        texts.say("flautz-rest"),
      ),
  );
};

/** @param {{ moves: Flautz.Exchange[], turn: FlautzTurn, texts: Texts }} props */
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
