// The plain table: any game in words, from its texts alone. It shows the view as facts, the legal moves and the story.

import { Refusal } from "../house/refusal.js";
import { Log } from "../table/log.js";
import { tableOf } from "../table/table.js";
import { whoWords } from "../table/task.js";
import { h } from "../vendor/preact.js";
import { aidsOf, sceneOf, taskOf } from "./facts.js";
import { Moves } from "./moves.js";
import { Players } from "./players.js";
import { Board, Facts, Part } from "./scene.js";
import { begin, loggedIn } from "./showing.js";

/** @import { TableProps } from "../table/contract.js" */
/** @import { Texts } from "../texts/texts.js" */
/** @import { View } from "./facts.js" */
/** @import { AnyKinds, Begun } from "./showing.js" */

/** @param {TableProps<AnyKinds> & { begun: Begun, view: View }} props */
const layout = ({ begun: { showing }, visit, viewer, view, texts }) => {
  const { stage, staging } = showing;
  const { aids = null, waiting = [] } = stage.update.value ?? {};
  const isOver = visit.lobby.value?.phase !== "playing";
  const scene = sceneOf(view, texts);
  const remembered = aidsOf(aids, view, texts);
  return h(
    "div",
    { class: "plain-layout" },
    h(Turn, { showing, view, who: whoWords({ toAct: waiting, viewer, isOver }, texts), texts }),
    h(Log, {
      shownEvents: loggedIn(showing),
      earlier: visit.seats.value.get(viewer)?.earlier ?? 0,
      texts,
      telling: staging.telling,
      class: "plain-log",
    }),
    h(
      "div",
      { class: "plain-scene" },
      scene.own.length > 0 &&
        h(Part, { title: texts.say("your-things"), class: "plain-own" }, h(Facts, { facts: scene.own })),
      scene.boards.map((board) => h(Part, { key: board.name, title: board.label }, h(Board, { board, texts }))),
      scene.table.length > 0 && h(Part, { title: texts.say("on-the-table") }, h(Facts, { facts: scene.table })),
      h(Players, { visit, viewer, phrases: scene.players, waiting, texts }),
      remembered.length > 0 && h(Part, { title: texts.say("memory-help") }, h(Facts, { facts: remembered })),
    ),
  );
};

/** @param {Begun & { view: View, who: string, texts: Texts }} props */
const Turn = ({ showing: { turn }, view, who, texts }) => {
  const ask = turn.ask.value;
  const refusal = turn.refusal.value;
  const task = ask === null ? "" : taskOf(view, texts);
  return h(
    "div",
    { class: "plain-turn" },
    h("h2", { class: "plain-who", "data-group": "turn", tabIndex: -1 }, who),
    task && h("p", { class: "plain-task" }, task),
    refusal && h("p", { class: "plain-no", role: "alert" }, h(Refusal, { refusal, texts })),
    ask !== null &&
      h(Moves, {
        ask,
        legal: turn.legal.value,
        isSending: turn.isSending.value,
        onMove: (move) => turn.send(move),
        texts,
      }),
  );
};

export const PlainTable = tableOf({ name: "plain", home: "turn", begin, isReady: () => false, layout });
