// The contract of a table: what the house gives it, and what it must provide. `tsc` names whatever is missing.

import type { Viewer, Visit } from "../net/visit.js";
import type { Sound } from "../stage/sound.js";
import type { Texts } from "../texts/texts.js";
import type { ComponentChildren, Signal, VNode } from "../vendor/preact.js";
import type { Storytelling } from "./log.js";
import type { Showing } from "./showing.js";

/** The types of one game, such as `Flautz.Kinds`; they are generated from the Python types. */
export interface Kinds {
  view: { seat: number | null };
  move: { kind: string };
  event: { kind: string };
  aids: unknown;
  /** What the server says about a legal move before it is made. */
  preview: unknown;
}

/** The names of a game's events. */
export type EventName<K extends Kinds> = K["event"]["kind"];

export interface Frame<K extends Kinds> {
  events: K["event"][];
  view: K["view"];
}

export interface Update<K extends Kinds> {
  version: number;
  ask: number | null;
  waiting: number[];
  frames: Frame<K>[];
  legal: K["move"][];
  aids: K["aids"] | null;
}

/** What one viewer has been sent of a game so far. */
export interface Seen<K extends Kinds> {
  update: Update<K>;
  view: K["view"];
  log: K["event"][];
  /** How many events came before those in `log`. */
  earlier: number;
}

export interface News<K extends Kinds> {
  viewer: Viewer;
  update: Update<K>;
  isWhole: boolean;
}

/** The visit to a table where a certain game is played. */
export interface VisitOf<K extends Kinds> extends Omit<Visit, "seats" | "news" | "act" | "preview"> {
  seats: Signal<Map<Viewer, Seen<K>>>;
  news(callback: (news: News<K>) => void): () => void;
  act(seat: number, move: K["move"]): ReturnType<Visit["act"]>;
  preview(seat: number): Promise<K["preview"][] | null>;
}

/** What the house gives a table. */
export interface TableProps<K extends Kinds> {
  visit: VisitOf<K>;
  /** The seat from whose view the table is shown; null: spectators. */
  viewer: Viewer;
  texts: Texts;
  /** Leads to the result; the table calls it when the end of the game has been seen. */
  onEnd: () => void;
}

/** What the house gives the result of a game. */
export interface ResultProps<K extends Kinds> {
  view: K["view"];
  log: K["event"][];
  texts: Texts;
}

/** How a game is staged. */
export interface Staging<K extends Kinds, C> {
  /** Milliseconds that a frame is shown. */
  pace: (frame: Frame<K>) => number;
  /** Milliseconds that things fly in a frame; undefined: as usual. */
  flight?: (frame: Frame<K>) => number | undefined;
  /** Called before a frame is shown; `isWhole`: nothing that was shown before counts any more. */
  before?: (frame: Frame<K>, isWhole: boolean) => void;
  telling: Storytelling<K>;
  /** Whether the server is asked for previews of these legal moves; undefined: never. */
  isPreviewed?: (legal: K["move"][]) => boolean;
  /** By event: a sound, or a function that chooses one. */
  sounds: {
    [Name in EventName<K>]?: Sound | ((event: Extract<K["event"], { kind: Name }>, viewer: Viewer) => Sound | null);
  };
  /** By event: milliseconds that it is shown large over the table. */
  moments: { [Name in EventName<K>]?: number };
  /**
   * The events at which the table stops until a player has dismissed what they show, such as the end of a match. The
   * house waits for it before it covers the table for the next person, or leads to the result.
   */
  holding: readonly EventName<K>[];
  /** What the viewer is told when it is their turn; empty: nothing. */
  call: (showing: Showing<K, C>, view: K["view"], texts: Texts) => string;
  /** Whether the call is heard as a sound, too; it is not within a turn. */
  isTurnBegun: (view: K["view"]) => boolean;
}

/** Everything that a game provides for its table; `tableOf` makes the table. */
export interface Furnishing<K extends Kinds, C, T extends { showing: Showing<K, C> }> {
  /** The class of the table's root element, under which all its styles are. */
  name: string;
  /** The group of places that gets the keyboard focus when the focused element is gone. */
  home: string;
  /** Begins the showing for one viewer, with whatever else the layout needs. */
  begin: (visit: VisitOf<K>, viewer: Viewer) => T;
  /** Whether a move is fully chosen, so that its button gets the keyboard focus. */
  isReady: (begun: T) => boolean;
  layout: (props: TableProps<K> & { begun: T; view: K["view"] }) => ComponentChildren;
}

/** The table of a game, as made by `tableOf` and by nothing else: it cannot forget what the house relies on. */
export interface Table<K extends Kinds> {
  (props: TableProps<K>): VNode | null;
  furnishing: Furnishing<K, any, any>;
}

/** What the house needs to know of a game's screens. */
export interface Furniture<K extends Kinds> {
  Table: Table<K>;
  Result: (props: ResultProps<K>) => VNode | null;
}
