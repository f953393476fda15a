// Answers questions about the browser's texts: JSON on standard input, JSON on standard output.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { package: folder, questions } = JSON.parse(readFileSync(0, "utf-8"));
const module = (path) => import(pathToFileURL(`${folder}/web/${path}`).href);
const { FluentResource } = await module("vendor/fluent.js");
const { LANGUAGES, FALLBACK, languageOf, localeOf } = await module("texts/languages.js");
const { Texts } = await module("texts/texts.js");
const { found, places, rulebook } = await module("texts/rulebook.js");
const { aidsOf, sceneOf, taskOf } = await module("plain/facts.js");
const { grouped } = await module("plain/choices.js");

console.error = (mistake) => {
  throw new Error(mistake);
};

const resources = new Map();
const resource = (language, file) => {
  const path = `${folder}/lang/${language}/${file}.ftl`;
  if (!resources.has(path)) resources.set(path, new FluentResource(readFileSync(path, "utf-8")));
  return resources.get(path);
};

const spoken = (language, files) =>
  new Texts(
    language,
    files.map((file) => resource(language, file)),
  );

const ANSWERS = {
  say: ({ language, files, names, viewer, method, given }) =>
    spoken(language, files)
      .for(names, viewer)
      [method](...given),
  plain: ({ language, game, names, view, aids, legal }) => {
    const texts = spoken(language, ["common", "table", "house", game]).for(names, view.seat);
    return {
      ...sceneOf(view, texts),
      aids: aidsOf(aids, view, texts),
      task: legal.length > 0 ? taskOf(view, texts) : "",
      groups: grouped(legal, texts).map(({ label, choices }) => ({ label, moves: choices.map(({ words }) => words) })),
    };
  },
  rulebook: ({ language, game }) => rulebook(language, resource(language, `${game}-rules`)),
  found: ({ language, game, words }) => found(rulebook(language, resource(language, `${game}-rules`)), words),
  places: ({ text, words }) => places(text, words),
  languages: () => ({
    codes: LANGUAGES.map(({ code }) => code),
    locales: Object.fromEntries(LANGUAGES.map(({ code }) => [code, localeOf(code)])),
    fallback: FALLBACK,
  }),
  languageOf: ({ wishes }) => languageOf(wishes),
};

process.stdout.write(JSON.stringify(questions.map((question) => ANSWERS[question.asked](question))));
