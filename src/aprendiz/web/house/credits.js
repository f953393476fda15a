// Credits: the inventors of the games, and the authors of pictures, fonts and code with their works and licences.

import { unreachable } from "../net/api.js";
import { t } from "../texts/language.js";
import { Icon } from "../ui/icon.js";
import { Panel } from "../ui/panel.js";
import { h, useEffect, useState } from "../vendor/preact.js";
import { noteRefusal } from "./notes.js";
import { Screen } from "./screen.js";

/** @typedef {{ icon: string | null, title: string, author: string, url: string, licence: string }} Work */

const GAMES = [
  { game: "flautz", authors: "André Schillo, Martin Müller", box: "Voodoo Games, 2018" },
  { game: "magus", authors: "Pablo Jiménez", box: "Átomo Games Editorial, 2020" },
  { game: "labyrinth", authors: "Dirk Baumann", box: "Drei Magier Spiele, 2010" },
];

const FILE = new URL("../art/credits.json", import.meta.url);
const OF_FONTS = "OFL";

export const Credits = () => {
  const works = useWorks();
  const signs = works.filter((work) => work.icon !== null);
  const fonts = works.filter((work) => work.icon === null && work.licence.startsWith(OF_FONTS));
  const libraries = works.filter((work) => work.icon === null && !work.licence.startsWith(OF_FONTS));
  return h(
    Screen,
    { title: t("credits"), lead: t("credits-thanks"), class: "credits" },
    h(Panel, { title: t("credits-games") }, h("p", { class: "explanation" }, t("credits-games-worded")), h(Games, {})),
    h(
      Panel,
      { title: t("credits-signs") },
      h("p", { class: "explanation" }, t("credits-signs-changed")),
      authors(signs).map((author) =>
        h(Artist, { author, works: signs.filter((work) => work.author === author), key: author }),
      ),
    ),
    h(Panel, { title: t("credits-fonts") }, h(Works, { works: fonts })),
    h(Panel, { title: t("credits-libraries") }, h(Works, { works: libraries })),
  );
};

const Games = () =>
  h(
    "ul",
    { class: "works" },
    GAMES.map(({ game, authors, box }) =>
      h(
        "li",
        { key: game },
        h("strong", {}, t(`title-${game}`)),
        h("span", {}, authors),
        h("span", { class: "licence" }, box),
      ),
    ),
  );

/** @param {{ author: string, works: Work[] }} props */
const Artist = ({ author, works }) =>
  h(
    "section",
    { class: "artist" },
    h(
      "h3",
      {},
      author,
      " ",
      h("span", { class: "licence" }, [...new Set(works.map((work) => work.licence))].join(", ")),
    ),
    h(
      "ul",
      { class: "artist-works" },
      works.map(({ icon, title, url }) =>
        h(
          "li",
          { key: title },
          h(Elsewhere, { url }, icon && h(Icon, { name: icon }), h("span", { lang: "en" }, named(title))),
        ),
      ),
    ),
  );

/** @param {{ works: Work[] }} props */
const Works = ({ works }) =>
  h(
    "ul",
    { class: "works" },
    works.map(({ title, author, url, licence }) =>
      h(
        "li",
        { key: title },
        h(Elsewhere, { url }, title),
        h("span", {}, author),
        h("span", { class: "licence" }, licence),
      ),
    ),
  );

/** @param {{ url: string, children?: import("../vendor/preact.js").ComponentChildren }} props */
const Elsewhere = ({ url, children }) => h("a", { href: url, target: "_blank", rel: "noreferrer" }, children);

/** The authors, those with the most works first. @param {Work[]} works */
function authors(works) {
  /** @param {string} author */
  const count = (author) => works.filter((work) => work.author === author).length;
  return [...new Set(works.map((work) => work.author))].sort((one, other) => count(other) - count(one));
}

/** @param {string} title */
const named = (title) => title.replaceAll("-", " ");

/** Empty until the file is loaded. @returns {Work[]} */
function useWorks() {
  const [works, setWorks] = useState(/** @type {Work[]} */ ([]));
  useEffect(() => {
    read().then(setWorks, () => noteRefusal(unreachable()));
  }, []);
  return works;
}

/** @returns {Promise<Work[]>} */
async function read() {
  const answer = await fetch(FILE);
  if (!answer.ok) throw new Error(`${FILE}: ${answer.status}`);
  return answer.json();
}
