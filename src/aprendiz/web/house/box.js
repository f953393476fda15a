// The choice of a game's box: one that comes with the game, or a custom one from a file.

import * as api from "../net/api.js";
import { sentence, t } from "../texts/language.js";
import { Choice } from "../ui/choice.js";
import { Icon } from "../ui/icon.js";
import { Notice } from "../ui/notice.js";
import { h, useId, useState } from "../vendor/preact.js";
import { Refusal } from "./refusal.js";

/** @import { GameShown } from "../types/messages.js" */
/** @import { Refusal as No } from "../net/visit.js" */
/** @import { Edition } from "./games.js" */

const OWN = "own";
const EMPTY = {};
/** Bytes of the largest file that the server reads. */
const LARGEST = 20_000;

/** @param {{ game: GameShown, edition: Edition, onChange: (edition: Edition) => void }} props */
export const Box = ({ game, edition, onChange }) => {
  const [usual = ""] = game.editions;
  const value = edition ?? usual;
  return [
    h(Choice, {
      label: t("label-edition"),
      explanation: t("option-edition"),
      value: typeof value === "string" ? value : OWN,
      options: [
        ...game.editions.map((name) => ({
          value: name,
          label: t(`label-edition-${name}`),
          explanation: sentence(`option-edition-${name}`),
        })),
        { value: OWN, label: t("label-edition-own"), explanation: t("explain-edition-own") },
      ],
      onChange: (/** @type {string} */ name) => onChange(name === OWN ? EMPTY : name === usual ? null : name),
    }),
    typeof value === "object" && h(OwnBox, { game, usual, edition: value, onChange }),
  ];
};

/**
 * @param {{ game: GameShown, usual: string, edition: Record<string, any>, onChange: (edition: Edition) => void }} props
 */
const OwnBox = ({ game, usual, edition, onChange }) => {
  const [problem, setProblem] = useState(/** @type {No | null} */ (null));
  const id = useId();
  const read = async (/** @type {File | undefined} */ file) => {
    if (!file) return;
    const found = await contents(game.game, file);
    setProblem(found.problem);
    onChange(found.edition);
  };
  return h(
    "div",
    { class: "own-box" },
    h(
      "div",
      { class: "row" },
      h(
        "label",
        { class: "button button-plain", htmlFor: id },
        h(Icon, { name: "book" }),
        t("choose-box"),
        h("input", {
          id,
          class: "unseen",
          type: "file",
          accept: ".toml",
          onChange: (/** @type {Event & { currentTarget: HTMLInputElement }} */ { currentTarget }) => {
            read(currentTarget.files?.[0]);
            currentTarget.value = ""; // So that the same file can be chosen again after a correction.
          },
        }),
      ),
      h(
        "a",
        {
          class: "button button-quiet",
          href: api.editionUrl(game.game, usual),
          download: `${game.game}-${usual}.toml`,
        },
        h(Icon, { name: "download" }),
        t("begin-box"),
      ),
    ),
    problem && h(Notice, { kind: "careful", icon: "info", isInline: true }, h(Refusal, { refusal: problem })),
    nameOf(edition) &&
      h(Notice, { kind: "good", icon: "check", isInline: true }, t("box-is", { name: nameOf(edition) })),
  );
};

/** @param {string} game @param {File} file @returns {Promise<{ edition: Record<string, any>, problem: No | null }>} */
async function contents(game, file) {
  if (file.size > LARGEST) {
    const facts = { most: String(LARGEST) };
    return { edition: EMPTY, problem: new api.Problem({ where: file.name, problem: "too-large", facts }) };
  }
  try {
    const { edition, problem } = await api.readEdition(game, await file.text());
    return { edition: edition ?? EMPTY, problem: problem && new api.Problem(problem) };
  } catch (problem) {
    if (problem instanceof api.Problem) return { edition: EMPTY, problem };
    throw problem;
  }
}

/** Whether a custom box was chosen, but no readable file for it. @param {Edition} edition */
export const isMissing = (edition) => typeof edition === "object" && edition !== null && !nameOf(edition);

/** The name of a custom edition; empty until a file was read. @param {Record<string, any>} edition */
export const nameOf = (edition) => String(edition.name ?? "");
