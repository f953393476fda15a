// The languages there are, and which of them somebody's browser asks for.

/** Each by its code and the name its speakers give it. */
export const LANGUAGES = [
  { code: "es", name: "Español" },
  { code: "en", name: "English" },
  { code: "it", name: "Italiano" },
  { code: "ca", name: "Català" },
  { code: "pt", name: "Português" },
];

export const FALLBACK = "en";

/**
 * Where the plural rules of a language depend on the country: in European Portuguese zero is plural.
 * @type {Record<string, string>}
 */
const LOCALES = { pt: "pt-PT" };

/** @param {string} language */
export const localeOf = (language) => LOCALES[language] ?? language;

/**
 * The first of these wishes, such as `pt-BR`, that can be served.
 * @param {readonly string[]} wishes
 */
export function languageOf(wishes) {
  const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  return codes.find((code) => LANGUAGES.some((language) => language.code === code)) ?? FALLBACK;
}
