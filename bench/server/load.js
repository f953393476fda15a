// Puts load on a server and prints the results as one line of JSON; see README.md.
import { parseArgs } from "node:util";
import { idle } from "./idle.js";
import { paced } from "./paced.js";
import { saturated } from "./saturated.js";

const MODES = { saturated, paced, idle };
const DEFAULTS = { tables: 100, rate: 500, seconds: 10, warmup: 3, sockets: 0, server: 0 };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    backend: { type: "string", default: "boardgame" },
    address: { type: "string" },
    ...Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: "string" }])),
  },
});
const [mode] = positionals;
if (!(mode in MODES) || !values.address) {
  console.error(`usage: node load.js ${Object.keys(MODES).join("|")} --address HOST:PORT [--backend boardgame|aprendiz]`);
  process.exit(2);
}
const numbers = Object.fromEntries(Object.entries(DEFAULTS).map(([name, usual]) => [name, Number(values[name] ?? usual)]));
const backend = await import(`./${values.backend}.js`);
const result = await MODES[mode](backend, { address: values.address, ...numbers });
console.log(JSON.stringify({ backend: values.backend, mode, ...result }));
if (mode === "idle") await new Promise((resolve) => process.stdin.once("data", resolve).once("end", resolve));
process.exit(result.stuck ? 1 : 0);
