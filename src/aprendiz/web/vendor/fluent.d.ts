// @fluent/bundle 0.19.1 (Apache-2.0); licences in LICENSES.txt, made by tools/vendor.mjs.
/**
 * Raw messages are `{value, attributes}` shapes containing translation units
 * called `Patterns`. `Patterns` are implementation-specific; they should be
 * treated as black boxes and formatted with `FluentBundle.formatPattern`.
 */
type Message = {
    id: string;
    value: Pattern | null;
    attributes: Record<string, Pattern>;
};
type Term = {
    id: string;
    value: Pattern;
    attributes: Record<string, Pattern>;
};
type Pattern = string | ComplexPattern;
type ComplexPattern = Array<PatternElement>;
type PatternElement = string | Expression;
type Expression = SelectExpression | VariableReference | TermReference | MessageReference | FunctionReference | Literal;
type SelectExpression = {
    type: "select";
    selector: Expression;
    variants: Array<Variant>;
    star: number;
};
type VariableReference = {
    type: "var";
    name: string;
};
type TermReference = {
    type: "term";
    name: string;
    attr: string | null;
    args: Array<Expression | NamedArgument>;
};
type MessageReference = {
    type: "mesg";
    name: string;
    attr: string | null;
};
type FunctionReference = {
    type: "func";
    name: string;
    args: Array<Expression | NamedArgument>;
};
type Variant = {
    key: Literal;
    value: Pattern;
};
type NamedArgument = {
    type: "narg";
    name: string;
    value: Literal;
};
type Literal = StringLiteral | NumberLiteral;
type StringLiteral = {
    type: "str";
    value: string;
};
type NumberLiteral = {
    type: "num";
    value: number;
    precision: number;
};

type IntlCache = Map<typeof Intl.NumberFormat | typeof Intl.DateTimeFormat | typeof Intl.PluralRules, Record<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>>;
declare function getMemoizerForLocale(locales: string | string[]): IntlCache;


interface TemporalObject {
    epochMilliseconds?: number;
    toZonedDateTime?(timeZone: string): {
        epochMilliseconds: number;
    };
    calendarId?: string;
    toString(): string;
}
type FluentValue = FluentType<unknown> | string;
type FluentVariable = FluentValue | TemporalObject | string | number | Date;
type FluentFunction = (positional: Array<FluentValue>, named: Record<string, FluentValue>) => FluentValue;
/**
 * The `FluentType` class is the base of Fluent's type system.
 *
 * Fluent types wrap JavaScript values and store additional configuration for
 * them, which can then be used in the `toString` method together with a proper
 * `Intl` formatter.
 */
declare abstract class FluentType<T> {
    /** The wrapped native value. */
    value: T;
    /**
     * Create a `FluentType` instance.
     *
     * @param value The JavaScript value to wrap.
     */
    constructor(value: T);
    /**
     * Unwrap the raw value stored by this `FluentType`.
     */
    valueOf(): T;
    /**
     * Format this instance of `FluentType` to a string.
     *
     * Formatted values are suitable for use outside of the `FluentBundle`.
     * This method can use `Intl` formatters available through the `scope`
     * argument.
     */
    abstract toString(scope: Scope): string;
}
/**
 * A {@link FluentType} representing no correct value.
 */
declare class FluentNone extends FluentType<string> {
    /**
     * Create an instance of `FluentNone` with an optional fallback value.
     * @param value The fallback value of this `FluentNone`.
     */
    constructor(value?: string);
    /**
     * Format this `FluentNone` to the fallback string.
     */
    toString(scope: Scope): string;
}
/**
 * A {@link FluentType} representing a number.
 *
 * A `FluentNumber` instance stores the number value of the number it
 * represents. It may also store an option bag of options which will be passed
 * to `Intl.NumerFormat` when the `FluentNumber` is formatted to a string.
 */
declare class FluentNumber extends FluentType<number> {
    /** Options passed to `Intl.NumberFormat`. */
    opts: Intl.NumberFormatOptions;
    /**
     * Create an instance of `FluentNumber` with options to the
     * `Intl.NumberFormat` constructor.
     *
     * @param value The number value of this `FluentNumber`.
     * @param opts Options which will be passed to `Intl.NumberFormat`.
     */
    constructor(value: number, opts?: Intl.NumberFormatOptions);
    /**
     * Format this `FluentNumber` to a string.
     */
    toString(scope?: Scope): string;
}
/**
 * A {@link FluentType} representing a date and time.
 *
 * A `FluentDateTime` instance stores a Date object, Temporal object, or a number
 * as a numerical timestamp in milliseconds. It may also store an
 * option bag of options which will be passed to `Intl.DateTimeFormat` when the
 * `FluentDateTime` is formatted to a string.
 */
declare class FluentDateTime extends FluentType<number | Date | TemporalObject> {
    /** Options passed to `Intl.DateTimeFormat`. */
    opts: Intl.DateTimeFormatOptions;
    static supportsValue(value: unknown): value is ConstructorParameters<typeof FluentDateTime>[0];
    /**
     * Create an instance of `FluentDateTime` with options to the
     * `Intl.DateTimeFormat` constructor.
     *
     * @param value The number value of this `FluentDateTime`, in milliseconds.
     * @param opts Options which will be passed to `Intl.DateTimeFormat`.
     */
    constructor(value: number | Date | TemporalObject | FluentDateTime | FluentType<number>, opts?: Intl.DateTimeFormatOptions);
    [Symbol.toPrimitive](hint: "number" | "string" | "default"): string | number;
    /**
     * Convert this `FluentDateTime` to a number.
     * Note that this isn't always possible due to the nature of Temporal objects.
     * In such cases, a TypeError will be thrown.
     */
    toNumber(): number;
    /**
     * Format this `FluentDateTime` to a string.
     */
    toString(scope?: Scope): string;
}





declare class Scope {
    /** The bundle for which the given resolution is happening. */
    bundle: FluentBundle;
    /** The list of errors collected while resolving. */
    errors: Array<Error> | null;
    /** A dict of developer-provided variables. */
    args: Record<string, FluentVariable> | null;
    /**
     * The Set of patterns already encountered during this resolution.
     * Used to detect and prevent cyclic resolutions.
     * @ignore
     */
    dirty: WeakSet<ComplexPattern>;
    /** A dict of parameters passed to a TermReference. */
    params: Record<string, FluentVariable> | null;
    /**
     * The running count of placeables resolved so far.
     * Used to detect the Billion Laughs and Quadratic Blowup attacks.
     * @ignore
     */
    placeables: number;
    constructor(bundle: FluentBundle, errors: Array<Error> | null, args: Record<string, FluentVariable> | null);
    reportError(error: unknown): void;
    memoizeIntlObject(ctor: typeof Intl.NumberFormat, opts: Intl.NumberFormatOptions): Intl.NumberFormat;
    memoizeIntlObject(ctor: typeof Intl.DateTimeFormat, opts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;
    memoizeIntlObject(ctor: typeof Intl.PluralRules, opts: Intl.PluralRulesOptions): Intl.PluralRules;
}


/**
 * Fluent Resource is a structure storing parsed localization entries.
 */
declare class FluentResource {
    /** @ignore */
    body: Array<Message | Term>;
    constructor(source: string);
}





type TextTransform = (text: string) => string;
/**
 * Message bundles are single-language stores of translation resources. They are
 * responsible for formatting message values and attributes to strings.
 */
declare class FluentBundle {
    locales: Array<string>;
    /** @ignore */
    _terms: Map<string, Term>;
    /** @ignore */
    _messages: Map<string, Message>;
    /** @ignore */
    _functions: Record<string, FluentFunction>;
    /** @ignore */
    _useIsolating: boolean;
    /** @ignore */
    _transform: TextTransform;
    /** @ignore */
    _intls: IntlCache;
    /**
     * Create an instance of `FluentBundle`.
     *
     * @example
     * ```js
     * let bundle = new FluentBundle(["en-US", "en"]);
     *
     * let bundle = new FluentBundle(locales, {useIsolating: false});
     *
     * let bundle = new FluentBundle(locales, {
     *   useIsolating: true,
     *   functions: {
     *     NODE_ENV: () => process.env.NODE_ENV
     *   }
     * });
     * ```
     *
     * @param locales - Used to instantiate `Intl` formatters used by translations.
     * @param options - Optional configuration for the bundle.
     */
    constructor(locales: string | Array<string>, { functions, useIsolating, transform, }?: {
        /** Additional functions available to translations as builtins. */
        functions?: Record<string, FluentFunction>;
        /**
         * Whether to use Unicode isolation marks (FSI, PDI) for bidi interpolations.
         *
         * Default: `true`.
         */
        useIsolating?: boolean;
        /** A function used to transform string parts of patterns. */
        transform?: TextTransform;
    });
    /**
     * Check if a message is present in the bundle.
     *
     * @param id - The identifier of the message to check.
     */
    hasMessage(id: string): boolean;
    /**
     * Return a raw unformatted message object from the bundle.
     *
     * Raw messages are `{value, attributes}` shapes containing translation units
     * called `Patterns`. `Patterns` are implementation-specific; they should be
     * treated as black boxes and formatted with `FluentBundle.formatPattern`.
     *
     * @param id - The identifier of the message to check.
     */
    getMessage(id: string): Message | undefined;
    /**
     * Add a translation resource to the bundle.
     *
     * @example
     * ```js
     * let res = new FluentResource("foo = Foo");
     * bundle.addResource(res);
     * bundle.getMessage("foo");
     * // → {value: .., attributes: {..}}
     * ```
     *
     * @param res
     * @param options
     */
    addResource(res: FluentResource, { allowOverrides, }?: {
        /**
         * Boolean specifying whether it's allowed to override
         * an existing message or term with a new value.
         *
         * Default: `false`.
         */
        allowOverrides?: boolean;
    }): Array<Error>;
    /**
     * Format a `Pattern` to a string.
     *
     * Format a raw `Pattern` into a string. `args` will be used to resolve
     * references to variables passed as arguments to the translation.
     *
     * In case of errors `formatPattern` will try to salvage as much of the
     * translation as possible and will still return a string. For performance
     * reasons, the encountered errors are not returned but instead are appended
     * to the `errors` array passed as the third argument.
     *
     * If `errors` is omitted, the first encountered error will be thrown.
     *
     * @example
     * ```js
     * let errors = [];
     * bundle.addResource(
     *     new FluentResource("hello = Hello, {$name}!"));
     *
     * let hello = bundle.getMessage("hello");
     * if (hello.value) {
     *     bundle.formatPattern(hello.value, {name: "Jane"}, errors);
     *     // Returns "Hello, Jane!" and `errors` is empty.
     *
     *     bundle.formatPattern(hello.value, undefined, errors);
     *     // Returns "Hello, {$name}!" and `errors` is now:
     *     // [<ReferenceError: Unknown variable: name>]
     * }
     * ```
     */
    formatPattern(pattern: Pattern, args?: Record<string, FluentVariable> | null, errors?: Array<Error> | null): string;
}

export { FluentBundle, FluentResource, FluentNone, FluentNumber, FluentType };
export type { FluentFunction, FluentValue, FluentVariable, Message, Pattern, Scope };
