// Texts of one language: a key and facts become a sentence, exactly as in `lang/texts.py`, from the same files.

import { FluentBundle, FluentNumber } from "../vendor/fluent.js";
import { localeOf } from "./languages.js";

/**
 * @typedef {import("../vendor/fluent.js").FluentResource} FluentResource
 * @typedef {import("../vendor/fluent.js").FluentValue} FluentValue
 * @typedef {string | number} Fact
 * @typedef {Record<string, Fact>} Facts
 * @typedef {{ kind: string }} Data an event, a move or a part of one in its JSON form
 */

/** How a Spanish word begins that sounds like i: Inés, Íñigo and Hilda, but not Hielo or Yolanda. */
const SOUND_OF_I = /^([IiÍí]|[Hh][IiÍí](?![AEOUaeou]))/u;
/** Kinds of words whose names a box may choose freely. */
const NAMED_BY_BOXES = ["symbol"];

/** The same words with a capital at the start. @param {string} words */
export const capital = (words) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

export class Texts {
  /**
   * @param {string} language
   * @param {readonly FluentResource[]} resources if two have a message of the same name, the later one wins
   * @param {readonly string[]} names of the players, by seat
   * @param {number | null} viewer the reader's seat; null: no seat
   */
  constructor(language, resources, names = [], viewer = null) {
    this.language = language;
    this.names = names;
    this.viewer = viewer;
    this._resources = resources;
    this._bundle = new FluentBundle(localeOf(language), { functions: functionsFor(this), useIsolating: false });
    for (const resource of resources) this._bundle.addResource(resource, { allowOverrides: true });
  }

  /**
   * The same texts for a table and a reader.
   * @param {readonly string[]} names
   * @param {number | null} viewer
   */
  for(names, viewer = null) {
    return new Texts(this.language, this._resources, names, viewer);
  }

  /**
   * @param {string} key
   * @param {string | null} attribute of the message, such as `item`
   */
  has(key, attribute = null) {
    if (attribute === null) return this._bundle.hasMessage(key);
    return this._bundle.getMessage(key)?.attributes[attribute] !== undefined;
  }

  /**
   * @param {string} key
   * @param {Facts} facts
   * @param {string | null} attribute of the message
   */
  say(key, facts = {}, attribute = null) {
    return this._format(key, attribute, facts);
  }

  /**
   * An event, a move or a part of one in words, by a message such as `event-CardExchanged`.
   * @param {string} role
   * @param {Data} data
   */
  tell(role, data) {
    return this._format(`${role}-${data.kind}`, null, this.facts(data));
  }

  /**
   * An event in words, and each of its parts, such as opened hands; empty if the event has no message.
   * @param {Data} event
   * @returns {string[]}
   */
  sentences(event) {
    if (!this.has(`event-${event.kind}`)) return [];
    /** @type {unknown[]} */
    const fields = Object.values(event);
    const parts = fields.filter(Array.isArray).flat().filter(isData);
    return [this.tell("event", event), ...parts.map((part) => this.tell("part", part))];
  }

  /**
   * The rule that forbids a move, and what would make it possible.
   * @param {{ rule: string, remedy: string, facts: Facts }} refusal
   */
  refusal({ rule, remedy, facts }) {
    const helped = this.say(`remedy-${remedy}`, facts);
    const [owner, number = ""] = rule.split("-");
    if (owner === "table") return this.say("refused-by-the-table", { remedy: helped });
    return this.say("refused", { rule: number, remedy: helped });
  }

  /** @param {{ where: string, problem: string, facts: Facts }} error */
  problem({ where, problem, facts }) {
    return `${where}: ${this.say(`problem-${problem}`, facts)}`;
  }

  /**
   * The facts of a message: the data's fields, booleans as `yes` and `no`, null as `none`, lists with their length.
   * @param {Data} data
   * @returns {Facts}
   */
  facts(data) {
    return Object.assign({}, ...Object.entries(data).map(([name, value]) => this._factsOf(name, value)));
  }

  /**
   * A player's name; the reader is "you".
   * @param {number} seat
   */
  called(seat) {
    return seat === this.viewer ? this.say("you") : (this.names[seat] ?? "");
  }

  /**
   * `Anna, Berta and Carla`; `$sound` is for Spanish, where "y" becomes "e" before the sound of i.
   * @param {readonly string[]} items
   */
  listed(items) {
    if (items.length < 2) return items.join("");
    const last = items[items.length - 1] ?? "";
    return this.say("list-and", {
      first: items.slice(0, -1).join(", "),
      last,
      sound: SOUND_OF_I.test(last) ? "i" : "other",
    });
  }

  /**
   * @param {string} card
   * @param {string | null} form `the`: with an article, if the language has one
   */
  card(card, form = null) {
    const value = card.slice(1);
    return this._format(`card-${card[0]}`, form, { value: value ? Number(value) : "" });
  }

  /**
   * A spell of Magus Novatus such as `Kabc A--` in words, group by group.
   * @param {string} spell
   * @param {string | null} form `colours`: without the numbers, which infant students ignore
   */
  spell(spell, form = null) {
    const groups = form === "colours" ? withoutNumbers(split(spell)) : split(spell);
    return this.listed(groups.flatMap((group) => this._wanted(group.slice(0, 1), [...group.slice(1)])));
  }

  /**
   * The potions of one group: with any number, with a certain one, then with numbers that depend on each other.
   * @param {string} colour
   * @param {readonly string[]} signs one for each potion
   */
  _wanted(colour, signs) {
    /** @param {number} count */
    const potions = (count) => this.say(colour === "*" ? "wanted-many" : `wanted-${colour}`, { count });
    const numbers = signs.filter((sign) => /[0-9]/.test(sign));
    const letters = signs.filter((sign) => /[a-z]/.test(sign));
    const symbols = letters.length > 1 ? letters : []; // A single one has no other that it must differ from.
    const free = signs.length - numbers.length - symbols.length;
    const parts = free ? [potions(free)] : [];
    for (const number of [...new Set(numbers)].sort()) {
      const count = numbers.filter((other) => other === number).length;
      parts.push(this.say("wanted-number", { potions: potions(count), number }));
    }
    if (symbols.length > new Set(symbols).size) {
      parts.push(this.say("wanted-symbols", { potions: potions(symbols.length), signs: symbols.join(" ") }));
    } else if (symbols.length) {
      parts.push(this.say("wanted-different", { potions: potions(symbols.length) }));
    }
    return parts;
  }

  /**
   * `blue/green`: the messages `colour-blue` and `colour-green`; a name from a box may have no message.
   * @param {string} words
   * @param {string} of
   * @param {string | null} form
   */
  words(words, of, form = null) {
    const key = `${of}-${words}`;
    if (NAMED_BY_BOXES.includes(of)) return this.has(key) ? this._format(key, form, {}) : words;
    const messages = split(words).map((word) => this._format(`${of}-${word}`, form, {}));
    return messages.join("/");
  }

  /**
   * @param {string} name
   * @param {unknown} value
   * @returns {Facts}
   */
  _factsOf(name, value) {
    if (value === null) return { [name]: "none", [`${name}-count`]: 0 };
    if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
    if (typeof value === "number") return { [name]: value };
    if (typeof value === "string") return { [name]: value, [`${name}-count`]: 1 };
    if (Array.isArray(value)) {
      const parts = value.filter(isData).map((part) => this.tell("part", part));
      return { [name]: parts.length ? parts.join(", ") : value.join(" "), [`${name}-count`]: value.length };
    }
    if (!isData(value)) throw new TypeError(`${name} is no JSON data`);
    const inner = Object.entries(this.facts(value)).map(([key, fact]) => [`${name}-${key}`, fact]);
    const whole = this.has(`part-${value.kind}`) ? { [name]: this.tell("part", value) } : {};
    return { ...Object.fromEntries(inner), ...whole };
  }

  /**
   * Reports mistakes where developers and tests see them; players still read the rest of the sentence.
   * @param {string} key
   * @param {string | null} attribute
   * @param {Facts} facts
   */
  _format(key, attribute, facts) {
    const message = this._bundle.getMessage(key);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      report(`${this.language}: there is no text ${key}${attribute ? `.${attribute}` : ""}`);
      return key;
    }
    /** @type {Error[]} */
    const errors = [];
    const text = this._bundle.formatPattern(pattern, numbered(facts), errors);
    if (errors.length) report(`${this.language}, ${key}: ${errors.join(", ")}`);
    return text;
  }
}

/**
 * The functions that messages can call.
 * @param {Texts} texts
 * @returns {Record<string, import("../vendor/fluent.js").FluentFunction>}
 */
const functionsFor = (texts) => ({
  NAME: ([seat]) => texts.called(Number(written(seat))),
  NAMES: ([seats]) => texts.listed(split(written(seats)).map((seat) => texts.called(Number(seat)))),
  WHO: ([seat]) => (Number(written(seat)) === texts.viewer ? "you" : "other"),
  CARD: ([card], { form }) => texts.card(written(card), form ? written(form) : null),
  CARDS: ([cards]) => {
    const said = split(written(cards)).map((card) => texts.card(card));
    return said.join(", ");
  },
  SPELL: ([spell], { form }) => texts.spell(written(spell), form ? written(form) : null),
  WORDS: ([words], { of, form }) => texts.words(written(words), written(of), form ? written(form) : null),
  SAME: ([one, other]) => (written(one) === written(other) ? "yes" : "no"),
});

/**
 * Groups thousands in every language, as Python does; by default browsers write `1000` in some and `1,000` in others.
 * @param {Facts} facts
 */
const numbered = (facts) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === "number" ? new FluentNumber(fact, { useGrouping: "always" }) : fact,
    ]),
  );

/** @param {FluentValue | undefined} value */
const written = (value) => (value === undefined ? "" : String(value.valueOf()));

/** @param {string} mistake */
const report = (mistake) => {
  // biome-ignore lint/suspicious/noConsole: authors of texts look there, and so do the tests.
  console.error(mistake);
};

/** The groups of a spell with any numbers; those of any colour are one group. @param {readonly string[]} groups */
const withoutNumbers = (groups) => {
  const plain = groups.map((group) => group.slice(0, 1) + "-".repeat(group.length - 1));
  const mixed = plain.filter((group) => group.startsWith("*")).map((group) => group.slice(1));
  return [...plain.filter((group) => !group.startsWith("*")), ...(mixed.length ? [`*${mixed.join("")}`] : [])];
};

/** @param {string} words */
const split = (words) => words.split(" ").filter(Boolean);

/**
 * @param {unknown} value
 * @returns {value is Data}
 */
const isData = (value) => typeof value === "object" && value !== null && "kind" in value;
