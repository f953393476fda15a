// The supported languages, and the one that a browser asks for.

/** Each with its code and its own name for itself. */
export const LANGUAGES = [
  { code: "es", name: "Español" },
  { code: "en", name: "English" },
  { code: "it", name: "Italiano" },
  { code: "ca", name: "Català" },
  { code: "pt", name: "Português" },
];

export const FALLBACK = "en";

/**
 * Locales for languages whose plural rules or dates depend on the country: in European Portuguese zero is plural.
 * @type {Record<string, string>}
 */
const LOCALES = { en: "en-GB", pt: "pt-PT" };

/** @param {string} language */
export const localeOf = (language) => LOCALES[language] ?? language;

/**
 * The first supported language among these tags, such as `pt-BR`.
 * @param {readonly string[]} wishes
 */
export function languageOf(wishes) {
  const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  return codes.find((code) => LANGUAGES.some((language) => language.code === code)) ?? FALLBACK;
}
