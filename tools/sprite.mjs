// Generates src/aprendiz/web/art/sprite.svg, and the artists in art/credits.json: `node tools/sprite.mjs` (needs npm and the network).

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PINNED = ["@iconify-json/game-icons@1.2.4", "svgo@4.1.0"];
const ART = join(dirname(fileURLToPath(import.meta.url)), "../src/aprendiz/web/art");

/** The name of each sign here and in the icon set, and its artist, whom only the repository of the set names. */
const TAKEN = {
  adept: ["cat", "lorc"],
  again: ["cycle", "lorc"],
  bell: ["ringing-bell", "lorc"],
  book: ["open-book", "lorc"],
  bot: ["vintage-robot", "lorc"],
  bottle: ["round-potion", "caro-asercion"],
  bulb: ["light-bulb", "lorc"],
  candle: ["candle-light", "lorc"],
  chat: ["talk", "skoll"],
  crown: ["queen-crown", "lorc"],
  discards: ["card-discard", "faithtoken"],
  door: ["exit-door", "delapouite"],
  enter: ["entry-door", "delapouite"],
  envelope: ["envelope", "lorc"],
  exchange: ["card-exchange", "delapouite"],
  gear: ["big-gear", "darkzaitzev"],
  globe: ["wireframe-globe", "delapouite"],
  hand: ["poker-hand", "lorc"],
  handshake: ["shaking-hands", "delapouite"],
  hat: ["pointy-hat", "lorc"],
  home: ["house", "delapouite"],
  hourglass: ["hourglass", "lorc"],
  info: ["info", "delapouite"],
  link: ["linked-rings", "lorc"],
  mask: ["domino-mask", "lorc"],
  master: ["barn-owl", "caro-asercion"],
  maze: ["maze", "lorc"],
  novice: ["frog", "lorc"],
  padlock: ["padlock", "lorc"],
  people: ["three-friends", "delapouite"],
  question: ["help", "sbed"],
  quill: ["quill", "lorc"],
  rules: ["spell-book", "delapouite"],
  scroll: ["scroll-unfurled", "lorc"],
  seal: ["wax-seal", "lorc"],
  search: ["magnifying-glass", "lorc"],
  sparkles: ["sparkles", "delapouite"],
  star: ["polar-star", "delapouite"],
  trash: ["trash-can", "delapouite"],
  trophy: ["trophy-cup", "delapouite"],
  tv: ["tv", "delapouite"],
  wand: ["fairy-wand", "lorc"],
};

/** Drawn for this game, on the same 512 by 512 grid; holes by the even-odd rule. */
const OWN = {
  drop: "M256 20C200 130 88 222 88 326a168 168 0 0 0 336 0C424 222 312 130 256 20ZM152 330a104 104 0 0 0 100 100v-40a64 64 0 0 1-60-60z",
  leaf: "M456 36C236 28 64 120 64 306c0 36 8 66 22 92L36 450l34 34 54-52c28 18 62 28 100 28C410 460 470 256 456 36ZM336 190 158 400l-26-24Z",
  moon: "M322 24A236 236 0 1 0 488 338 190 190 0 0 1 322 24Z",
  flame:
    "M270 8c30 100-24 142-70 202-16-24-24-52-20-84C110 186 72 250 72 322a184 184 0 0 0 368 0c0-78-42-124-82-172-10 34-24 58-46 76C326 140 316 66 270 8ZM256 462c-48 0-82-32-82-78 0-44 32-70 64-116 10 44 34 60 48 84 10-10 14-22 14-36 26 24 38 46 38 72 0 42-34 74-82 74Z",
  flower: petals(5, 134, 92, 50),
  prism: "M256 48 32 448h448ZM256 138 404 402H108Z",
  eye: "M256 96C130 96 44 190 12 256c32 66 118 160 244 160s212-94 244-160C468 190 382 96 256 96Zm0 48a112 112 0 1 1 0 224 112 112 0 0 1 0-224Zm0 56a56 56 0 1 0 0 112 56 56 0 0 0 0-112Z",
  sun: `M256 144a112 112 0 1 0 0 224 112 112 0 0 0 0-224Z${rays()}`,
  day: "M256 32a224 224 0 1 0 0 448 224 224 0 0 0 0-448Zm0 48v352a176 176 0 0 1 0-352Z",
  sound:
    "M40 184v144h88l120 104V80L128 184ZM318 158l-28 34a84 84 0 0 1 0 128l28 34a128 128 0 0 0 0-196ZM386 84l-28 34a180 180 0 0 1 0 276l28 34a224 224 0 0 0 0-344Z",
  silence:
    "M40 184v144h88l120 104V80L128 184ZM478 208l-34-34-58 58-58-58-34 34 58 58-58 58 34 34 58-58 58 58 34-34-58-58Z",
  check: "M444 96 198 350 76 240l-44 48 170 156L488 148Z",
  cross: "M424 136l-48-48-120 120L136 88l-48 48 120 120L88 376l48 48 120-120 120 120 48-48-120-120Z",
  plus: "M224 72h64v152h152v64H288v152h-64V288H72v-64h152Z",
  minus: "M72 224h368v64H72Z",
  arrow: "M280 72l-46 46 106 106H64v64h276L234 394l46 46 184-184Z",
  back: "M232 72l46 46-106 106h276v64H172l106 106-46 46L48 256Z",
  down: "M72 150 256 334l184-184 44 44-228 228L28 194Z",
  menu: "M56 104h400v60H56Zm0 122h400v60H56Zm0 122h400v60H56Z",
  pause: "M112 72h104v368H112Zm184 0h104v368H296Z",
  play: "M120 60v392l320-196Z",
  undo: "M200 72v88h88a136 136 0 0 1 0 272H104v-64h184a72 72 0 0 0 0-144h-88v88L56 192Z",
  download: "M224 48h64v212l82-82 44 44-158 158L98 222l44-44 82 82ZM64 412h384v56H64Z",
  copy: "M152 40h264v312h-56V96H152ZM96 136h232v336H96Z",
  phone:
    "M152 24h208a40 40 0 0 1 40 40v384a40 40 0 0 1-40 40H152a40 40 0 0 1-40-40V64a40 40 0 0 1 40-40Zm8 64v304h192V88Zm96 324a26 26 0 1 0 0 52 26 26 0 0 0 0-52Z",
  lost: "M256 96c-90 0-172 34-236 92l44 48a284 284 0 0 1 384 0l44-48c-64-58-146-92-236-92Zm0 132c-54 0-104 20-142 54l44 48a150 150 0 0 1 196 0l44-48c-38-34-88-54-142-54Zm0 128-60 66 60 66 60-66Z",
  air: "M150 388a106 106 0 0 1-12-211 130 130 0 0 1 248-22 116 116 0 0 1-12 233Z",
  floor:
    "M32 124h208v80H32ZM272 124h208v80H272ZM32 236h112v80H32ZM176 236h160v80H176ZM368 236h112v80H368ZM32 348h208v80H32ZM272 348h208v80H272Z",
  either:
    "M193 236a64 64 0 0 1-7-127 78 78 0 0 1 149-13 70 70 0 0 1-7 140ZM32 276h208v80H32ZM272 276h208v80H272ZM32 388h112v80H32ZM176 388h160v80H176ZM368 388h112v80H368Z",
  crystal:
    "M242 20 118 164h84ZM256 20 220 164h72ZM270 20 310 164h84ZM114 184h88v152h-88ZM220 184h72v152h-72ZM310 184h84v152h-84ZM118 356h84l40 136ZM220 356h72l-36 136ZM310 356h84L270 492Z",
  focus:
    "M36 176c36 92 120 148 220 148s184-56 220-148l-54-22c-28 72-90 112-166 112S118 226 90 154ZM60 268l-44 56 42 32 46-58ZM166 326l-24 74 50 16 24-74ZM320 326l-24 16 24 74 50-16-24-74ZM452 268l-44 30 46 58 42-32Z",
  deck: "M256 32 40 144l216 112 216-112ZM40 220v48l216 112 216-112v-48L256 332ZM40 328v48l216 112 216-112v-48L256 440Z",
};

const work = mkdtempSync(join(tmpdir(), "sprite-"));
try {
  execFileSync("npm", ["install", "--silent", "--no-package-lock", "--prefix", work, ...PINNED]);
  const { icons } = JSON.parse(readFileSync(join(work, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
  const { optimize } = await import(join(work, "node_modules/svgo/lib/svgo-node.js"));
  /** A picture with its coordinates rounded (the grid is fine enough) and without a fill, which the sprite sets. */
  const shortened = (/** @type {string} */ body) =>
    optimize(`<svg>${body.replaceAll(' fill="currentColor"', "")}</svg>`, {
      plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }],
    }).data.replace(/<\/?svg>/g, "");
  const drawn = [
    ...Object.entries(TAKEN).map(([name, [icon]]) => [name, shortened(icons[icon].body)]),
    ...Object.entries(OWN).map(([name, path]) => [name, `<path fill-rule="evenodd" d="${path}"/>`]),
  ].sort();
  const symbols = drawn.map(([name, body]) => `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>\n`);
  const head = '<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor">\n';
  writeFileSync(join(ART, "sprite.svg"), `${head}${symbols.join("")}</svg>\n`);
} finally {
  rmSync(work, { recursive: true });
}

const credits = JSON.parse(readFileSync(join(ART, "credits.json"), "utf8"));
const others = credits.filter((/** @type {{ icon: string | null }} */ credit) => credit.icon === null);
const artists = Object.entries(TAKEN)
  .sort()
  .map(([name, [icon, author]]) => ({
    icon: name,
    title: icon,
    author: author.replace(/(^|-)./g, (start) => start.replace("-", " ").toUpperCase()),
    url: `https://game-icons.net/1x1/${author}/${icon}.html`,
    licence: "CC BY 3.0",
  }));
const lines = [...others, ...artists].map((credit) => `  ${JSON.stringify(credit)}`);
writeFileSync(join(ART, "credits.json"), `[\n${lines.join(",\n")}\n]\n`);

/** The outline of a flower with round petals and a hole in its middle. */
function petals(
  /** @type {number} */ count,
  /** @type {number} */ distance,
  /** @type {number} */ radius,
  /** @type {number} */ hole,
) {
  const half = Math.PI / count;
  const reach = distance * Math.cos(half) + Math.sqrt(radius ** 2 - (distance * Math.sin(half)) ** 2);
  const corner = (/** @type {number} */ index) => {
    const angle = (2 * index - 1) * half - Math.PI / 2;
    return `${Math.round(256 + reach * Math.cos(angle))} ${Math.round(264 + reach * Math.sin(angle))}`;
  };
  const arcs = Array.from({ length: count }, (_, index) => `A${radius} ${radius} 0 1 1 ${corner(index + 1)}`);
  return `M${corner(0)}${arcs.join("")}ZM256 ${264 - hole}a${hole} ${hole} 0 1 0 0 ${2 * hole} ${hole} ${hole} 0 0 0 0-${2 * hole}Z`;
}

/** Eight rays around a sun. */
function rays() {
  const point = (/** @type {number} */ turn, /** @type {number} */ reach) =>
    `${Math.round(256 + reach * Math.cos((turn * Math.PI) / 8))} ${Math.round(256 + reach * Math.sin((turn * Math.PI) / 8))}`;
  const ray = (/** @type {number} */ turn) =>
    `M${point(turn, 240)}L${point(turn - 0.55, 150)} ${point(turn + 0.55, 150)}Z`;
  return [0, 2, 4, 6, 8, 10, 12, 14].map(ray).join("");
}
