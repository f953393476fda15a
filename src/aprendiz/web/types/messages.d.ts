// What browser and server send each other; made from the Python types by `python -m tools.messages`.
/** Runs for every seat that has to move. When the time of a seat runs out, a bot makes its move. */
export interface Clock {
  /** Time for each move; with an increment (even 0), the time bank of a seat for the whole game. */
  seconds: number;
  /** Seconds that each move adds to the time bank; null: no bank, each move has its own time. */
  increment: number | null;
  level: "novice" | "adept" | "master";
}

export interface Settings {
  /** Anybody on the server sees the table and may take a free chair. */
  is_listed: boolean;
  allows_spectators: boolean;
  /** Seconds a person may be away before a bot sits in; null: the host decides. */
  sits_in_after: number | null;
  sits_in: "novice" | "adept" | "master";
  clock: Clock | null;
}

/** What the host chooses. */
export interface Plan {
  game: string;
  seats: number;
  /** A name, or the contents of an edition file; null: the default edition. */
  edition: string | Record<string, unknown> | null;
  options: Record<string, unknown>;
  settings: Settings;
}

/** Runs for every seat that has to move. When the time of a seat runs out, a bot makes its move. */
export interface NewClock {
  /** Time for each move; with an increment (even 0), the time bank of a seat for the whole game. */
  seconds: number;
  /** Seconds that each move adds to the time bank; null: no bank, each move has its own time. */
  increment?: number | null;
  level?: "novice" | "adept" | "master";
}

export interface NewSettings {
  /** Anybody on the server sees the table and may take a free chair. */
  is_listed?: boolean;
  allows_spectators?: boolean;
  /** Seconds a person may be away before a bot sits in; null: the host decides. */
  sits_in_after?: number | null;
  sits_in?: "novice" | "adept" | "master";
  clock?: NewClock | null;
}

/** What the host chooses. */
export interface NewPlan {
  game: string;
  seats: number;
  /** A name, or the contents of an edition file; null: the default edition. */
  edition?: string | Record<string, unknown> | null;
  options?: Record<string, unknown>;
  settings?: NewSettings;
}

/** The first message of a device. */
export interface Hello {
  kind: "Hello";
  protocol: number;
}

/** Ask for a sign of life: a page cannot send the pings of WebSocket, nor see those of the server. */
export interface Ping {
  kind: "Ping";
  id: number;
}

/** Enter a table. The changes since `version` are sent first, or the whole table; then every change. */
export interface Enter {
  kind: "Enter";
  id: number;
  table: string;
  version?: number | null;
  /** The last head of the table's log that the device was sent. The answer says which head the log has there now. */
  kept?: Kept | null;
}

/** Leave a table: no more messages about it. */
export interface Exit {
  kind: "Exit";
  id: number;
  table: string;
}

/** On a device with several seats: uncover the seat whose player has tapped; null covers everything again. */
export interface Show {
  kind: "Show";
  id: number;
  table: string;
  seat: number | null;
}

/** Ask what each legal move of one of your seats would do to its hand. The seat must be uncovered and asked. */
export interface Preview {
  kind: "Preview";
  id: number;
  table: string;
  seat: number;
}

export interface Do {
  kind: "Do";
  /** The number that the device gives the request; the answer repeats it. */
  id: number;
  table: string;
  command: AnyCommand;
  /** 16 random bytes. A retry with the same token is acknowledged again, but not carried out twice. */
  token?: string | null;
}

/** Take a free chair. A device with several chairs is a shared device. */
export interface Sit {
  kind: "Sit";
  name: string;
  /** null: the first free chair. */
  seat?: number | null;
  is_helped?: boolean;
}

/** Leave one of your chairs. In a running game a bot plays on. */
export interface Leave {
  kind: "Leave";
  seat: number;
}

/**
 * Pledge a share of the chance of the next game, by its hash. `seal` proves that the device has seen the seal.
 *
 * A later pledge replaces it, until the host starts.
 */
export interface Pledge {
  kind: "Pledge";
  seal: string;
  pledge: string;
}

/** Open the pledged share, after the host has started. When the last share is open, the game begins. */
export interface Share {
  kind: "Share";
  /** The terms for which the share is opened, from the lobby. */
  terms: string;
  share: string;
}

/** Rename the player of one of your chairs; the host may rename any player. */
export interface Rename {
  kind: "Rename";
  seat: number;
  name: string;
}

/** Switch memory help for one of your chairs on or off, before the start. */
export interface Help {
  kind: "Help";
  seat: number;
  is_on: boolean;
}

/** Set whether one of your chairs agrees that spectators see all hands. */
export interface OpenHands {
  kind: "OpenHands";
  seat: number;
  is_on: boolean;
}

export interface Act {
  kind: "Act";
  seat: number;
  /** The question that the move answers, from the update. If the seat was asked again since then, nothing happens. */
  ask: number;
  move: AnyMove;
}

/** Undo your last move. */
export interface Undo {
  kind: "Undo";
  seat: number;
}

export interface Say {
  kind: "Say";
  seat: number;
  phrase: "hello" | "good-luck" | "well-played" | "thank-you" | "sorry" | "oops" | "wow" | "my-pleasure" | "take-your-time" | "your-turn" | "one-moment" | "i-am-back" | "another-game" | "good-game" | "goodbye" | "smile" | "laugh" | "surprise" | "thinking" | "applause" | "heart" | "fireworks";
}

/** Take your chair back from the bot that sat in. */
export interface Reclaim {
  kind: "Reclaim";
  seat: number;
}

/** Host only: choose another game, edition, options, number of chairs or settings, before the start. */
export interface Choose {
  kind: "Choose";
  plan: NewPlan;
}

/**
 * Host only: put a bot on a free chair or a bot's chair, before the start.
 *
 * In a running game, let a bot sit in for a person who is away.
 */
export interface SeatBot {
  kind: "SeatBot";
  seat: number;
  level: "novice" | "adept" | "master";
}

/** Host only: remove a bot from its chair, before the start. */
export interface Free {
  kind: "Free";
  seat: number;
}

/** Host only: remove a person from a chair. In a running game a bot plays on. */
export interface Remove {
  kind: "Remove";
  seat: number;
}

/** Host only: swap two chairs, before the start. */
export interface Swap {
  kind: "Swap";
  seat: number;
  other: number;
}

/** Host only: settle what is played and by whom. The devices then open their shares, and the game begins. */
export interface Start {
  kind: "Start";
}

/** Host only. */
export interface Pause {
  kind: "Pause";
}

/** Host only. */
export interface Resume {
  kind: "Resume";
}

/** Host only: stop the game without a result. */
export interface End {
  kind: "End";
}

/** Host only: another game with the same people. The next seat starts. */
export interface Rematch {
  kind: "Rematch";
}

/** Get a one-time code that moves one of your chairs to another device. */
export interface Pass {
  kind: "Pass";
  seat: number;
}

/** Host only: delete the table and everything stored about it. */
export interface Delete {
  kind: "Delete";
}

/** Host only: get a new invitation code. The previous code becomes void. */
export interface Invite {
  kind: "Invite";
}

/** Host only: get a one-time code for the chair of a person whose device is lost, and not connected. */
export interface Reissue {
  kind: "Reissue";
  seat: number;
}

export interface NewTable {
  plan: NewPlan;
}

export interface WithCode {
  code: string;
}

export interface EditionFile {
  game: string;
  /** The contents of the file, in TOML. */
  text: string;
}

export interface SeatChanged {
  /** null: all seats. */
  seat: number | null;
  /** How many moves had been made, those of chance included. */
  after: number;
  what: "handed-over" | "left" | "removed" | "sits-in" | "reclaimed" | "hands-opened" | "hands-closed";
}

/** The last head of a table's log that a device was sent, and its version. */
export interface Kept {
  version: number;
  head: string;
}

/** A chair as everybody sees it. */
export interface ChairSeen {
  /** Empty if nobody sits there. */
  name: string;
  /** `person`, or the level of a bot; null: the chair is free. */
  player: string | null;
  /** The level of the bot that sits in for a person. */
  sits_in: string | null;
  is_present: boolean;
  is_helped: boolean;
  opens_hand: boolean;
  /** Whether the device has pledged its share of the chance of the next game. */
  has_pledged: boolean;
  /** Whether the device has opened its share. */
  has_shared: boolean;
}

/** The table itself, the same for everybody. */
export interface Lobby {
  plan: Plan;
  phase: "waiting" | "playing" | "over" | "stopped";
  /** `host`: paused; `rules`: newer rules play the game differently, and it cannot go on. */
  halt: "host" | "rules" | null;
  /** `host`: the host stopped the game; `length`: the table did, as the game had too many moves; null: neither. */
  stopped_by: "host" | "length" | null;
  /** The number of moves at which the table stops the game; null until the game comes near it. */
  ends_at: number | null;
  /** Number of the game at this table, counted from 1; 0 before the first. */
  game: number;
  /** The seal of the game's chance, shown before its first move. */
  seal: string;
  /** The pledged shares, in order. */
  pledges: string[];
  /** The hash of what the host has started, for which devices open their shares; null: the host has not started. */
  terms: string | null;
  /** How often the host started this game. More than once: a start was called off. */
  starts: number;
  /** The opened shares; when the game has begun, in the order of the pledges. */
  shares: string[];
  chairs: ChairSeen[];
  shows_hands: boolean;
  /** The changes of players and viewers of a seat since the start of this game. */
  seat_changes: SeatChanged[];
}

/** What only this device is sent: its own role at the table. */
export interface You {
  seats: number[];
  is_host: boolean;
  /** The pledged share of this device for the next game; null: it has pledged nothing. */
  pledge: string | null;
  /** The invitation code, for the host and everybody with a chair; null: there is none. */
  code: string | null;
  /** The code in the invitation link. It is accepted even while typed codes are not. */
  long_code: string | null;
}

/** What one viewer is shown of the game. */
export interface SeatSeen {
  /** null: the view of everybody. */
  seat: number | null;
  update: AnyUpdate;
  /**
   * The events to list: with `Whole`, the newest events so far; otherwise, the events of this update.
   *
   * null: every event in the frames of the update, because none of them is momentary.
   */
  log: AnyEvent[] | null;
  /** With `Whole`: how many earlier events `log` leaves out. */
  earlier: number;
}

export interface Clocks {
  /** Seconds left by seat, at the moment of sending; null: the seat has no clock. */
  left: (number | null)[];
  running: number[];
}

export interface Welcome {
  kind: "Welcome";
  protocol: number;
  program: string;
}

/** The page speaks another protocol; the connection is closed. */
export interface Reload {
  kind: "Reload";
  protocol: number;
}

/** The request was carried out, and its result is stored. */
export interface Done {
  kind: "Done";
  id: number;
  /** The version of the table after the request. */
  version: number | null;
  /** The head of the table's log at this version. */
  head: string | null;
  /** Answer to `Enter`: the head of the log at the version of `kept`; null: the log is shorter. */
  was: string | null;
  /** The code that was asked for. */
  code: string | null;
}

export interface Previews {
  kind: "Previews";
  id: number;
  /** The open question of the seat, as in its update; null: the seat is not asked. */
  ask: number | null;
  /** One preview per legal move, in the order of `legal`; null: there is nothing to say. */
  moves: AnyPreview[];
}

/** A rule of the game or of the table forbids the request; nothing has changed. */
export interface Refused {
  kind: "Refused";
  id: number;
  rule: string;
  remedy: string;
  facts: Record<string, string>;
}

/** The request is malformed or invalid; nothing has changed. */
export interface Wrong {
  kind: "Wrong";
  id: number | null;
  /** The wrong part: an option, a part of the message, or a path such as `move.take`. */
  where: string;
  problem: string;
  facts: Record<string, unknown>;
}

/** The question of a move is no longer open; nothing has changed. `seat` is the current state. */
export interface Stale {
  kind: "Stale";
  id: number;
  table: string;
  version: number;
  seat: SeatSeen;
}

/** The server could not store the result; nothing has changed. The device should retry. */
export interface Failed {
  kind: "Failed";
  id: number;
}

/** The whole table: it replaces everything the device knew about the table. */
export interface Whole {
  kind: "Whole";
  table: string;
  version: number;
  /** The head of the table's log at this version. */
  head: string;
  lobby: Lobby;
  you: You;
  seats: SeatSeen[];
  /** The seat that may undo its last move. */
  undo: number | null;
  clocks: Clocks | null;
}

/** One change. */
export interface Changed {
  kind: "Changed";
  table: string;
  version: number;
  /** The head of the table's log at this version. */
  head: string;
  seats: SeatSeen[];
  undo: number | null;
  lobby: Lobby | null;
  you: You | null;
  /** `seat` and `phrase`. */
  said: { seat: number; phrase: Say["phrase"] } | null;
  clocks: Clocks | null;
}

/** Which players are connected; not part of the log. */
export interface Presence {
  kind: "Presence";
  table: string;
  /** By seat. */
  present: boolean[];
}

/** The table was deleted, or the device may no longer enter it. */
export interface Gone {
  kind: "Gone";
  table: string;
}

export interface Device {
  /** The key of a program, which it sends as `Authorization: Bearer …`; null: a browser gets a cookie instead. */
  key: string | null;
}

export interface TableMade {
  table: string;
  /** The invitation code. */
  code: string;
  /** The code in the invitation link. */
  long_code: string;
}

export interface TableFound {
  table: string;
  /** The chair that moved to this device; null: the place of the host, or no chair. */
  seat: number | null;
}

/** What a code opens: a table, and for a one-time code a chair there; or why the code is refused. */
export interface CodeTried {
  table: string | null;
  seat: number | null;
  refusal: Problem | null;
}

/** The contents of an edition file in the form that a plan takes, or what is wrong with the file. */
export interface EditionRead {
  edition: Record<string, unknown> | null;
  problem: Problem | null;
}

export interface TableListed {
  table: string;
  game: string;
  phase: Lobby["phase"];
  /** Names by chair; empty if nobody sits there. */
  names: string[];
  free: number;
  is_host: boolean;
  /** Seconds since 1970. */
  touched: number;
}

export interface Tables {
  mine: TableListed[];
  listed: TableListed[];
}

/** A finished game that this device has played. */
export interface Evening {
  table: string;
  /** The number of the game at its table, counted from 1. */
  number: number;
  game: string;
  /** When it ended, in seconds since 1970. */
  at: number;
  /** By seat. */
  names: string[];
  /** Seats; empty if the game was stopped early. */
  winners: number[];
  /** The seats of this device. */
  seats: number[];
}

export interface Evenings {
  /** Newest first. */
  evenings: Evening[];
}

export interface TableShown {
  table: string;
  version: number;
  lobby: Lobby;
  you: You;
}

/** The value that another option must have. */
export interface Implied {
  option: string;
  value: string;
}

/** One of a few words. */
export interface ChoiceShown {
  form: "choice";
  name: string;
  /** Without it the option has no effect. */
  implies: Implied | null;
  default: string;
  values: string[];
}

/** `yes` or `no`. */
export interface YesNoShown {
  form: "yes-no";
  name: string;
  /** Without it the option has no effect. */
  implies: Implied | null;
  default: "yes" | "no";
}

/** A whole number; null as well if that is the default: the option is off. */
export interface WholeShown {
  form: "whole";
  name: string;
  /** Without it the option has no effect. */
  implies: Implied | null;
  default: number | null;
  least: number;
  most: number;
  /** The difference between numbers that are offered next to each other. */
  step: number;
  /** The number offered first if the default is null. */
  first: number | null;
  /** What is counted, if the option's name does not say it. */
  unit: string | null;
}

/** A seat of the table, counted from 0; null: left to chance. */
export interface SeatShown {
  form: "seat";
  name: string;
  /** Without it the option has no effect. */
  implies: Implied | null;
  default: null;
}

/** A name from the edition, or a list of words; null: the edition's first name, or a value of its own. */
export interface NameOrListShown {
  form: "name-or-list";
  name: string;
  /** Without it the option has no effect. */
  implies: Implied | null;
  /** The words to choose from. */
  values: string[];
  least: number;
  /** `least` and `most`: how long the list may be. */
  most: number;
  /** Whether a word may be in the list several times. */
  repeats: boolean;
  /** Whether the list has at most one word for each seat. */
  per_seat: boolean;
  /** Whether null is a value of its own. */
  is_optional: boolean;
  /** The kind of the words, for their texts; null: they are said as they are written. */
  item: string | null;
  /** The part of a custom edition that defines the names; null: there are no names. */
  part: string | null;
  /** By edition: its names, each with the list it stands for. */
  names: Record<string, Record<string, string[]>>;
  default: null;
}

/** Options and opponents that go well together. */
export interface PresetShown {
  name: string;
  level: SeatBot["level"];
  edition: string | null;
  options: Record<string, unknown>;
}

export interface GameShown {
  game: string;
  rules: number;
  least_seats: number;
  most_seats: number;
  editions: string[];
  options: OptionShown[];
  /** The first one is for a first game. */
  presets: PresetShown[];
}

export interface Catalogue {
  games: GameShown[];
  levels: SeatBot["level"][];
  phrases: Say["phrase"][];
  /** The default settings. */
  settings: Settings;
  /** The number of moves at which a table stops a game, without a result. */
  moves: number;
}

export interface Address {
  /** The address under which other devices reach the server; null: they cannot. */
  url: string | null;
}

/** The result of verifying a finished game: its chance is derived again from the sealed seed. */
export interface Verified {
  is_true: boolean;
  /** The first fault found; `unfinished`: there is none, but the host stopped the game early. */
  fault: string | null;
  moves: number;
  /** How many of the moves were made by chance. */
  chances: number;
  seal: string;
  seed: string;
  /** The terms under which the shares were opened, as they follow from the record. */
  terms: string;
  shares: string[];
  /** As the record names them. */
  seat_changes: SeatChanged[];
}

export interface Health {
  /** `ok`, or `failing`: nothing can be stored. */
  status: string;
  program: string;
  protocol: number;
  tables: number;
  /** Why nothing can be stored: a `Trouble` of the store; null: it works. */
  store: string | null;
  /** Tables whose stored data are damaged. */
  damaged: number;
}

/** Why a request failed: `rule` and `remedy` if a table refused it, otherwise `where` and `problem`. */
export interface Problem {
  status: number;
  rule: string | null;
  remedy: string | null;
  /** The wrong part: an option, a part of the request, or a path such as `edition.spells.green`. */
  where: string | null;
  problem: string | null;
  facts: Record<string, string>;
}

export type AnyRequest =
  | Hello
  | Ping
  | Enter
  | Exit
  | Show
  | Preview
  | Do;

export type AnyCommand =
  | Sit
  | Leave
  | Pledge
  | Share
  | Rename
  | Help
  | OpenHands
  | Act
  | Undo
  | Say
  | Reclaim
  | Choose
  | SeatBot
  | Free
  | Remove
  | Swap
  | Start
  | Pause
  | Resume
  | End
  | Rematch
  | Pass
  | Delete
  | Invite
  | Reissue;

export type AnyAnswer =
  | Welcome
  | Reload
  | Done
  | Previews
  | Refused
  | Wrong
  | Stale
  | Failed;

export type AnyTableMessage =
  | Whole
  | Changed
  | Presence
  | Gone;

export type OptionShown =
  | ChoiceShown
  | YesNoShown
  | WholeShown
  | SeatShown
  | NameOrListShown;

export namespace Flautz {
  /** A spell card has a colour and a value, an illusion only a value, a prism neither. */
  type Card = string;

  type Colour = "blue" | "green" | "purple" | "orange" | "pink";

  type Field = "floor" | "air" | "either";

  /** The rows differ; the places within a row are equivalent. */
  type Row = "air" | "floor";

  interface ApprenticeGiven {
    kind: "ApprenticeGiven";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    colour: Colour;
  }

  /** Chance: the first starting player (2.4). */
  interface Begin {
    kind: "Begin";
    seat: number;
  }

  /** A player was dealt a card, face down. */
  interface CardDealt {
    kind: "CardDealt";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  /** A focused player chose a face-up card to replace, and it was discarded. */
  interface CardDiscarded {
    kind: "CardDiscarded";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    card: Card;
    row: Row;
    place: number;
  }

  interface CardExchanged {
    kind: "CardExchanged";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    took: Card;
    row: Row;
    place: number;
    gave: Card;
  }

  /** A card was dealt face up. */
  interface CardLaid {
    kind: "CardLaid";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    card: Card;
    row: Row;
    place: number;
  }

  /** The card just dealt, sent to its owner only. */
  interface CardReceived {
    kind: "CardReceived";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    card: Card;
  }

  /** The card from the deck that took the place of the discarded one. */
  interface CardTurnedUp {
    kind: "CardTurnedUp";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    card: Card;
    row: Row;
    place: number;
  }

  /** The crystal was put on the first field or moved to the next one; `number` counts fields from 1. */
  interface CrystalMoved {
    kind: "CrystalMoved";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    number: number;
    field: Field;
  }

  interface DeckReshuffled {
    kind: "DeckReshuffled";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    size: number;
  }

  /** Declare FLAUTZ! instead of acting (7.2). */
  interface Declare {
    kind: "Declare";
  }

  /** Chance: the card that is dealt or drawn. */
  interface Draw {
    kind: "Draw";
    card: Card;
  }

  /** Chance: the apprentices the players get, seat by seat (2.1). */
  interface Enrol {
    kind: "Enrol";
    colours: Colour[];
  }

  /** Take a face-up card and lay one of your other cards in its place (4), declaring or not (7.2). */
  interface Exchange {
    kind: "Exchange";
    take: Card;
    row: Row;
    give: Card;
    declare: boolean;
  }

  interface FlautzDeclared {
    kind: "FlautzDeclared";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    cards: Card[];
    calls_final_turns: boolean;
  }

  interface FlautzResult {
    kind: "FlautzResult";
    /** Seats, best first; seats that share a place stand together. */
    ranking: number[][];
    /** The criterion that set the winner apart from the next, or `shared`. */
    decided_by: string;
    /** By seat: points plus ten for each crystal (11.2), or crystals (11.1). */
    totals: number[];
    crystals: number[];
    /** Points noted, by match and seat; empty in mode crystals, where points are not kept. */
    matches: number[][];
  }

  /** Turn the apprentice to the focus side (5.1). */
  interface Focus {
    kind: "Focus";
  }

  interface GameEnded {
    kind: "GameEnded";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    winners: number[];
    result: FlautzResult;
  }

  /** A hand opened at the end of a match, with its spell and the points and crystals its player gets. */
  interface HandValued {
    kind: "HandValued";
    seat: number;
    cards: Card[];
    spell: Spell | null;
    is_focused: boolean;
    points: number;
    crystals: number;
  }

  /** The player has no later turn in this match, so that focusing brings nothing but a hand without points (5.6). */
  interface LastTurn {
    kind: "LastTurn";
  }

  interface MatchBegan {
    kind: "MatchBegan";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    match: number;
    starter: number;
  }

  interface MatchEnded {
    kind: "MatchEnded";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    match: number;
    ending: string;
    hands: HandValued[];
  }

  /** A card in a spell, and the card it counts as: itself, unless it is an illusion or recoloured. */
  interface Placed {
    kind: "Placed";
    card: Card;
    counts_as: Card;
  }

  interface PlayerFocused {
    kind: "PlayerFocused";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  interface PlayerRested {
    kind: "PlayerRested";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  /** What everybody sees of one player. */
  interface PlayerView {
    kind: "PlayerView";
    /** Colour of the apprentice; null until it is given out. */
    colour: Colour | null;
    is_focused: boolean;
    crystals: number;
    /** Points noted so far, by match; empty in mode crystals. */
    points: number[];
    hand_size: number;
    /** The hand once it is declared (7.2) or opened at the end of a match (13.3); else null. */
    open_hand: Card[] | null;
  }

  /** A prism at the front of a spell with its pair of colours; null if it recolours nothing. */
  interface Prism {
    kind: "Prism";
    colours: [Colour, Colour] | null;
  }

  interface Remembered {
    kind: "Remembered";
    /** By seat: the cards a player took openly and has not laid down since. */
    held: Card[][];
  }

  /** When focused, replace a face-up card by the top card of the deck (5.2); an exchange follows. */
  interface Replace {
    kind: "Replace";
    card: Card;
    row: Row;
  }

  /** Skip a final turn (7.3). */
  interface Rest {
    kind: "Rest";
  }

  interface Spell {
    kind: "Spell";
    points: number;
    prisms: Prism[];
    cards: Placed[];
    is_flautz: boolean;
    is_straight: boolean;
  }

  interface StarterFound {
    kind: "StarterFound";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  interface StraightShown {
    kind: "StraightShown";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    cards: Card[];
    is_royal: boolean;
  }

  interface View {
    kind: "View";
    /** The seat whose view this is; null for a spectator. */
    seat: number | null;
    /** Number of the match, counted from 1. */
    match: number;
    starter: number | null;
    players: PlayerView[];
    hand: Card[];
    /** The best spell of `hand`. */
    spell: Spell | null;
    air: (Card | null)[];
    floor: (Card | null)[];
    arena: Field[];
    /** The crystal's place in the arena, counted from 0; null while cards are dealt or the match is over. */
    field: number | null;
    deck_size: number;
    /** Sorted, because the order of the pile does not matter. */
    discards: Card[];
    /** Crystals left in the pool; the marker is not counted. */
    pool: number;
    /** The seat that has to choose a move; null if no seat has. */
    to_act: number | null;
    /** True after a focused player's replacement, when the exchange must follow (5.3). */
    must_exchange: boolean;
    /** The seat that declared FLAUTZ! first and so called the final turns. */
    caller: number | null;
    /** Turns played so far in the whole game. */
    turns: number;
  }

  type AnyEvent =
    | ApprenticeGiven
    | StarterFound
    | MatchBegan
    | CardDealt
    | CardReceived
    | CardLaid
    | CrystalMoved
    | CardExchanged
    | PlayerFocused
    | CardDiscarded
    | CardTurnedUp
    | DeckReshuffled
    | PlayerRested
    | FlautzDeclared
    | StraightShown
    | MatchEnded
    | GameEnded;

  type AnyMove =
    | Exchange
    | Replace
    | Focus
    | Declare
    | Rest
    | Draw
    | Enrol
    | Begin;

  /** The events of one single action, chance included, and the view after it. */
  interface Frame {
    kind: "Frame";
    events: AnyEvent[];
    view: View;
  }

  interface Update {
    kind: "Update";
    /** Counts the changes of the game, from 1. */
    version: number;
    /** The number of the open question to this seat, which changes only with a new question; null: not asked. */
    ask: number | null;
    /** The seats the game is waiting for. */
    waiting: number[];
    frames: Frame[];
    legal: AnyMove[];
    /** What the seat's own Memory offers; null: memory help is off. */
    aids: Remembered | null;
  }

  /** The types above by their role. */
  interface Kinds {
    view: View;
    move: AnyMove;
    event: AnyEvent;
    aids: Remembered;
    /** What a legal move would bring. */
    preview: Spell | LastTurn | null;
  }
}

export namespace Magus {
  /** A potion, written `R1`, or an item, written `H`, `E`, `W` or `C`. */
  type Card = string;

  type Colour = "red" | "yellow" | "green" | "blue";

  type Effect = "thieves" | "shake-up" | "curses" | "go-back" | "devil" | "presents" | "closed-book";

  type Line = "row" | "column";

  /** The kind of move that the seats in `to_act` are asked for. */
  type Phase = "aim" | "place" | "take" | "cast" | "pay" | "spend" | "drop" | "pass" | "chance" | "over";

  /** Throw the cube at a place of the grid (3.2); rows and columns are counted from 1. */
  interface Aim {
    kind: "Aim";
    row: number;
    column: number;
  }

  interface BackTurned {
    kind: "BackTurned";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    effect: Effect;
  }

  /** Chance: the first player (2.5). */
  interface Begin {
    kind: "Begin";
    seat: number;
  }

  /** A potion was taken from the discards with the magic wand. */
  interface CardConjured {
    kind: "CardConjured";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    card: Card;
  }

  /** A player drew a potion, unseen by the others. */
  interface CardDrawn {
    kind: "CardDrawn";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  /** The card just passed, sent to its giver and its receiver only. */
  interface CardGiven {
    kind: "CardGiven";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    receiver: number;
    card: Card;
  }

  /** A potion was laid into the grid; rows and columns are counted from 1. */
  interface CardLaid {
    kind: "CardLaid";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    card: Card;
    row: number;
    column: number;
  }

  interface CardPaid {
    kind: "CardPaid";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    card: Card;
  }

  /** A card went from hand to hand, face down. */
  interface CardPassed {
    kind: "CardPassed";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    receiver: number;
  }

  /** The card just drawn, sent to its owner only. */
  interface CardReceived {
    kind: "CardReceived";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    card: Card;
  }

  /** A potion was discarded to be rid of a curse. */
  interface CardSpent {
    kind: "CardSpent";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    card: Card;
  }

  /** Cast a spell on offer with the default payment (4.1, 4.10). */
  interface Cast {
    kind: "Cast";
    spell: string;
    points: number;
  }

  interface ChoiceSealed {
    kind: "ChoiceSealed";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  /** Cast a spell on offer and choose the payment, card by card (4.10). */
  interface Choose {
    kind: "Choose";
    spell: string;
    points: number;
  }

  /** Use the magic wand to take a potion from the discards (8.4). */
  interface Conjure {
    kind: "Conjure";
    card: Card;
  }

  interface CubeAimed {
    kind: "CubeAimed";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    row: number;
    column: number;
  }

  interface CubeLanded {
    kind: "CubeLanded";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    row: number;
    column: number;
  }

  interface CubeMissed {
    kind: "CubeMissed";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    times: number;
  }

  /** The player to the left chose the cell. */
  interface CubePlaced {
    kind: "CubePlaced";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    row: number;
    column: number;
  }

  /** A curse was discarded because every player had one. */
  interface CurseDiscarded {
    kind: "CurseDiscarded";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
  }

  interface CurseGiven {
    kind: "CurseGiven";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    receiver: number;
  }

  interface CurseLifted {
    kind: "CurseLifted";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  interface CursePassed {
    kind: "CursePassed";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    receiver: number;
  }

  interface CylinderMoved {
    kind: "CylinderMoved";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    place: number;
  }

  interface DeckReshuffled {
    kind: "DeckReshuffled";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    size: number;
  }

  /** Chance: the card that is laid, drawn, shown or handed over. */
  interface Draw {
    kind: "Draw";
    card: Card;
  }

  /** Discard an item (7.2). */
  interface Drop {
    kind: "Drop";
    card: Card;
  }

  /** Close phase II (4.7). */
  interface Finish {
    kind: "Finish";
  }

  interface GameEnded {
    kind: "GameEnded";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    ending: string;
    winners: number[];
    result: MagusResult;
  }

  /** Give a curse to another player for three potions (8.6). */
  interface Give {
    kind: "Give";
    seat: number;
  }

  interface HandDiscarded {
    kind: "HandDiscarded";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    cards: Card[];
  }

  /** Use healing plants (8.2). */
  interface Heal {
    kind: "Heal";
  }

  interface ItemDropped {
    kind: "ItemDropped";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    card: Card;
  }

  interface ItemReceived {
    kind: "ItemReceived";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    card: Card;
  }

  /** Chance: where the cube lands. */
  interface Land {
    kind: "Land";
    row: number;
    column: number;
  }

  /** Be rid of a curse for two potions (8.6). */
  interface Lift {
    kind: "Lift";
  }

  interface MagusResult {
    kind: "MagusResult";
    /** Seats, best first; seats that share a place stand together. */
    ranking: number[][];
    /** The criterion that set the winner apart from the next, or `shared`. */
    decided_by: string;
    /** Points of spells, less one for each skull where skulls cost points (9.3, 10.3). */
    totals: number[];
    skulls: number[];
    /** By seat: the numbers of spells of 2, 3 and 4 points. */
    spells: number[][];
  }

  /** Chance: the cube misses the grid. */
  interface Miss {
    kind: "Miss";
  }

  /** Chance: the next spell of a pile. */
  interface Offer {
    kind: "Offer";
    spell: string;
  }

  /** The top of a pile of spells. */
  interface OfferView {
    kind: "OfferView";
    spell: string | null;
    points: number;
    /** Number of spells below it. */
    left: number;
  }

  /** Pass a card left (7.6). */
  interface Pass {
    kind: "Pass";
    card: Card;
  }

  /** Add a potion or elixir to the payment (4.10). */
  interface Pay {
    kind: "Pay";
    card: Card;
  }

  /** Choose the cell for the player to the right, who missed twice (3.3). */
  interface Place {
    kind: "Place";
    row: number;
    column: number;
  }

  /** What everybody sees of one player. */
  interface PlayerView {
    kind: "PlayerView";
    hand_size: number;
    items: Card[];
    skulls: number;
    spells: Won[];
    score: number;
  }

  interface PotionsTaken {
    kind: "PotionsTaken";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    /** `row` or `column`. */
    line: string;
    number: number;
    cards: Card[];
  }

  interface Remembered {
    kind: "Remembered";
    /** By seat: potions the player is certain to hold, taken openly and not spent or laid down since. */
    held: Card[][];
    discards: Card[];
    /** By pile: the effects and closed books on the backs not yet turned. */
    backs: Effect[][];
  }

  interface SkullHealed {
    kind: "SkullHealed";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    card: Card;
  }

  interface SkullPassed {
    kind: "SkullPassed";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    receiver: number;
  }

  /** A spell was cast; the `skulls` other potions of the hand were laid down as skulls. */
  interface SpellCast {
    kind: "SpellCast";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    spell: string;
    points: number;
    skulls: number;
  }

  interface SpellOffered {
    kind: "SpellOffered";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    spell: string;
    points: number;
  }

  /** Discard a potion to be rid of the curse (8.6). */
  interface Spend {
    kind: "Spend";
    card: Card;
  }

  interface StarterFound {
    kind: "StarterFound";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  /** Take all potions of one colour or of one number from a row or column (3.4). */
  interface Take {
    kind: "Take";
    line: Line;
    number: number;
    colour: Colour | null;
    value: number | null;
  }

  /** Take some potions of a row or column, given by their places in it, that share a colour or a number (3.4). */
  interface TakePart {
    kind: "TakePart";
    line: Line;
    number: number;
    places: number[];
  }

  /** Chance: the effect on the back of a spell. */
  interface Turn {
    kind: "Turn";
    effect: Effect;
  }

  interface TurnBegan {
    kind: "TurnBegan";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  interface View {
    kind: "View";
    /** The seat whose view this is; null for a spectator. */
    seat: number | null;
    phase: Phase;
    turn: number | null;
    to_act: number[];
    players: PlayerView[];
    hand: Card[];
    /** 25 places, row by row. */
    grid: (Card | null)[];
    /** Row and column where the cube lies, counted from 1; null if it lies nowhere. */
    cube: [number, number] | null;
    misses: number;
    offers: OfferView[];
    deck_size: number;
    discards_size: number;
    /** The top card of the discards. */
    top: Card | null;
    /** All discards, if this seat may use a magic wand now (8.4); else empty. */
    discards: Card[];
    cylinder: number;
    /** The last place of the cylinder; null if the cylinder plays no part (10.2). */
    end: number | null;
    has_cast: boolean;
    /** Whether a potion was taken, a spell cast or an item used in this turn (9.6). */
    was_active: boolean;
    /** Points of the spell being paid for; null if none is. */
    paying: number | null;
    /** The cards chosen to pay for it so far. */
    paid: Card[];
    /** Number of potions still to be discarded to be rid of a curse (8.6). */
    due: number;
    /** The seat that gets the curse; null if the curse is discarded. */
    receiver: number | null;
    /** This seat's sealed choice, while players choose at the same moment. */
    chosen: Card | null;
    turns: number;
    /** Number of turns in a row without any activity (9.6). */
    idle: number;
    takes_parts: boolean;
    is_outstanding: boolean;
    is_infant: boolean;
  }

  interface Won {
    kind: "Won";
    spell: string;
    points: number;
  }

  type AnyEvent =
    | CardLaid
    | SpellOffered
    | StarterFound
    | TurnBegan
    | CubeAimed
    | CubeLanded
    | CubeMissed
    | CubePlaced
    | PotionsTaken
    | CardPaid
    | SpellCast
    | BackTurned
    | CardDrawn
    | CardReceived
    | ItemReceived
    | CurseDiscarded
    | ChoiceSealed
    | ItemDropped
    | CardPassed
    | CardGiven
    | SkullPassed
    | CursePassed
    | CylinderMoved
    | SkullHealed
    | CardConjured
    | CardSpent
    | CurseLifted
    | CurseGiven
    | DeckReshuffled
    | HandDiscarded
    | GameEnded;

  type AnyMove =
    | Aim
    | Place
    | Take
    | TakePart
    | Cast
    | Choose
    | Pay
    | Heal
    | Conjure
    | Lift
    | Give
    | Spend
    | Finish
    | Drop
    | Pass
    | Draw
    | Land
    | Miss
    | Offer
    | Turn
    | Begin;

  /** The events of one single action, chance included, and the view after it. */
  interface Frame {
    kind: "Frame";
    events: AnyEvent[];
    view: View;
  }

  interface Update {
    kind: "Update";
    /** Counts the changes of the game, from 1. */
    version: number;
    /** The number of the open question to this seat, which changes only with a new question; null: not asked. */
    ask: number | null;
    /** The seats the game is waiting for. */
    waiting: number[];
    frames: Frame[];
    legal: AnyMove[];
    /** What the seat's own Memory offers; null: memory help is off. */
    aids: Remembered | null;
  }

  /** The types above by their role. */
  interface Kinds {
    view: View;
    move: AnyMove;
    event: AnyEvent;
    aids: Remembered;
    /** What a legal move would bring. */
    preview: null;
  }
}

export namespace Labyrinth {
  type Direction = "north" | "east" | "south" | "west";

  /** An item that each player has once in a game with magic walls (7.3). */
  type Item = "wand" | "potion" | "nightcap";

  type Magician = "red" | "blue" | "yellow" | "green";

  /** The kind of move that the seat in `to_act` is asked for. */
  type Phase = "choose" | "move" | "chance" | "over";

  /** Chance: the first player (2.6). */
  interface Begin {
    kind: "Begin";
    seat: number;
  }

  /** A step into a wall; `row` and `column` are the square where the step began. */
  interface Bumped {
    kind: "Bumped";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    direction: Direction;
    row: number;
    column: number;
  }

  interface ChipTaken {
    kind: "ChipTaken";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    symbol: string;
    /** Number of chips the seat has now. */
    chips: number;
  }

  /** Chance: the next target (2.5). */
  interface Draw {
    kind: "Draw";
    symbol: string;
  }

  /** Use the potion to move any distance (7.5). */
  interface Drink {
    kind: "Drink";
  }

  /** Chance: the number on the die (3.1). */
  interface Face {
    kind: "Face";
    steps: number;
  }

  interface GameEnded {
    kind: "GameEnded";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    /** `goal`, or `limit` if the agreed number of turns was reached. */
    ending: string;
    winners: number[];
    result: LabyrinthResult;
  }

  interface LabyrinthResult {
    kind: "LabyrinthResult";
    /** Seats, best first; seats that share a place stand together. */
    ranking: number[][];
    /** The criterion that set the winner apart from the next, or `shared`. */
    decided_by: string;
    chips: number[];
  }

  /** The maze was built and the box was turned; nobody knows how. */
  interface MazeBuilt {
    kind: "MazeBuilt";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    /** Number of walls, one-way walls included. */
    walls: number;
    one_ways: number;
  }

  /** The maze was built and is played as built: the box was not turned (2.7). */
  interface MazeKept {
    kind: "MazeKept";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    /** Number of walls, one-way walls included. */
    walls: number;
    one_ways: number;
  }

  /** The whole maze is shown when the game is over (8.2). */
  interface MazeShown {
    kind: "MazeShown";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    /** Walls named by the squares on both sides: `12-13`, or `12>13` if open only from 12 to 13. */
    walls: string[];
  }

  /** Use the nightcap on another player, who misses the next turn (7.6). */
  interface Nap {
    kind: "Nap";
    seat: number;
  }

  interface NightcapGiven {
    kind: "NightcapGiven";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    receiver: number;
  }

  /** A wall that is open only from a square in one direction. */
  interface OneWay {
    kind: "OneWay";
    row: number;
    column: number;
    open: Direction;
  }

  /** A step from a square in a direction; rows and columns are counted from 1. */
  interface Passage {
    kind: "Passage";
    row: number;
    column: number;
    direction: Direction;
  }

  interface PlayerView {
    kind: "PlayerView";
    magician: Magician;
    /** Row and column, counted from 1. */
    place: [number, number];
    corner: [number, number];
    chips: string[];
    items: Item[];
    /** Whether the player misses the next turn. */
    naps: boolean;
  }

  interface PotionDrunk {
    kind: "PotionDrunk";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  /** The steps found open or closed. Without one-way walls, each is listed once, as a step east or south. */
  interface Remembered {
    kind: "Remembered";
    open: Passage[];
    walls: Passage[];
  }

  /** Roll the die without using an item first (7.3). */
  interface Roll {
    kind: "Roll";
  }

  interface Rolled {
    kind: "Rolled";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    steps: number;
  }

  /** The ball dropped, and the magician went back to its corner. */
  interface SentHome {
    kind: "SentHome";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  interface StarterFound {
    kind: "StarterFound";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  /** Move one square on (3.1). */
  interface Step {
    kind: "Step";
    direction: Direction;
  }

  /** A magician made a step; `row` and `column` are the square it reached. */
  interface Stepped {
    kind: "Stepped";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    direction: Direction;
    row: number;
    column: number;
    symbol: string | null;
  }

  /** End the move (3.1). */
  interface Stop {
    kind: "Stop";
  }

  interface Stopped {
    kind: "Stopped";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    row: number;
    column: number;
  }

  /** A chip was drawn and laid open as the new target. Rows and columns are counted from 1. */
  interface TargetDrawn {
    kind: "TargetDrawn";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    symbol: string;
    row: number;
    column: number;
  }

  /** Chance: how the box is turned clockwise (2.3); a mirrored maze is mirrored before. */
  interface Turn {
    kind: "Turn";
    degrees: number;
    mirrored: boolean;
  }

  interface TurnBegan {
    kind: "TurnBegan";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  interface TurnMissed {
    kind: "TurnMissed";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
  }

  interface View {
    kind: "View";
    /** The seat whose view this is; null for a spectator. */
    seat: number | null;
    phase: Phase;
    turn: number | null;
    to_act: number[];
    players: PlayerView[];
    /** 36 squares, row by row. */
    board: (string | null)[];
    target: string | null;
    /** Number of chips left in the bag. */
    bag: number;
    /** Number of steps left in this move; null while nobody moves. */
    steps: number | null;
    has_stepped: boolean;
    /** Whether this move is made with the potion; `steps` is then only an upper bound (7.5). */
    is_flying: boolean;
    goal: number;
    walls: number;
    one_ways: number;
    turns: number;
    limit: number | null;
    has_expansion: boolean;
    maze: Wall[] | null;
    /** `maze` has all walls and `magic` all one-way walls, once the game is over; both are null before. */
    magic: OneWay[] | null;
  }

  /** A wall east or south of a square. */
  interface Wall {
    kind: "Wall";
    row: number;
    column: number;
    side: Direction;
  }

  /** A player used the wand: the target chip went back into the bag. */
  interface WandWaved {
    kind: "WandWaved";
    /** The seats it is addressed to; null: everybody, spectators included. */
    to: number[] | null;
    seat: number;
    symbol: string;
  }

  /** Use the wand to have a new target drawn (7.4). */
  interface Wave {
    kind: "Wave";
  }

  type AnyEvent =
    | MazeBuilt
    | MazeKept
    | TargetDrawn
    | StarterFound
    | TurnBegan
    | Rolled
    | Stepped
    | Bumped
    | SentHome
    | Stopped
    | ChipTaken
    | WandWaved
    | PotionDrunk
    | NightcapGiven
    | TurnMissed
    | MazeShown
    | GameEnded;

  type AnyMove =
    | Step
    | Stop
    | Roll
    | Wave
    | Drink
    | Nap
    | Wall
    | OneWay
    | Turn
    | Draw
    | Face
    | Begin;

  /** The events of one single action, chance included, and the view after it. */
  interface Frame {
    kind: "Frame";
    events: AnyEvent[];
    view: View;
  }

  interface Update {
    kind: "Update";
    /** Counts the changes of the game, from 1. */
    version: number;
    /** The number of the open question to this seat, which changes only with a new question; null: not asked. */
    ask: number | null;
    /** The seats the game is waiting for. */
    waiting: number[];
    frames: Frame[];
    legal: AnyMove[];
    /** What the seat's own Memory offers; null: memory help is off. */
    aids: Remembered | null;
  }

  /** The types above by their role. */
  interface Kinds {
    view: View;
    move: AnyMove;
    event: AnyEvent;
    aids: Remembered;
    /** What a legal move would bring. */
    preview: null;
  }
}

export type AnyUpdate = Flautz.Update | Magus.Update | Labyrinth.Update;

export type AnyView = Flautz.View | Magus.View | Labyrinth.View;

export type AnyEvent = Flautz.AnyEvent | Magus.AnyEvent | Labyrinth.AnyEvent;

export type AnyMove = Flautz.AnyMove | Magus.AnyMove | Labyrinth.AnyMove;

export type AnyPreview = Flautz.Kinds["preview"] | Magus.Kinds["preview"] | Labyrinth.Kinds["preview"];
