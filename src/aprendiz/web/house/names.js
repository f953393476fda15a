// The names of the people and bots at a table, in the reader's language.

import { t } from "../texts/language.js";

/** @import { Lobby } from "../types/messages.js" */

const BOT = /^(novice|adept|master) (\d+)$/;

/** By seat. @param {Lobby} lobby @returns {string[]} */
export const namesOf = (lobby) =>
  lobby.chairs.map(({ name, player }, seat) => {
    if (player === null) return t("free-chair", { number: seat + 1 });
    return player === "person" ? name : calledBot(name);
  });

/** The level of a bot whose name does not say it. @param {{ name: string, player: string | null }} chair */
export const levelOf = ({ name, player }) =>
  player === null || player === "person" || BOT.test(name) ? null : t(`level-${player}`);

/** A bot without a name of its own is called by its level. @param {string} name */
export function calledBot(name) {
  const [, level, number] = BOT.exec(name) ?? [];
  return level ? t(`bot-${level}`, { number: Number(number) }) : name;
}
