// Generates the files in src/aprendiz/web/vendor from pinned packages: `node tools/vendor.mjs` (needs npm and the network).

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PINNED = {
  preact: "11.2.0",
  "@preact/signals": "2.11.4",
  "@preact/signals-core": "1.14.5",
  "@fluent/bundle": "0.19.1",
  "@noble/hashes": "2.4.0",
  esbuild: "0.28.2",
};

const PREACT = {
  preact: ["h", "render", "Fragment", "createContext"],
  "preact/hooks": [
    "useState",
    "useEffect",
    "useLayoutEffect",
    "useMemo",
    "useRef",
    "useCallback",
    "useContext",
    "useId",
  ],
  "@preact/signals": [
    "signal",
    "computed",
    "effect",
    "batch",
    "untracked",
    "useSignal",
    "useComputed",
    "useSignalEffect",
  ],
};
const PREACT_TYPES = [
  "VNode",
  "ComponentChild",
  "ComponentChildren",
  "FunctionComponent",
  "Context",
  "Ref",
  "RefObject",
  "Signal",
  "ReadonlySignal",
  "JSXInternal as JSX",
];

const FLUENT = { "@fluent/bundle": ["FluentBundle", "FluentResource", "FluentNone", "FluentNumber", "FluentType"] };
const FLUENT_TYPES = ["FluentFunction", "FluentValue", "FluentVariable", "Message", "Pattern", "Scope"];

const HASHES = { "@noble/hashes/blake2.js": ["blake2b"], "@noble/hashes/utils.js": ["bytesToHex", "hexToBytes"] };
const HASHES_TYPES = `
declare function blake2b(message: Uint8Array, options: { dkLen: number; personalization: Uint8Array }): Uint8Array;
declare function bytesToHex(bytes: Uint8Array): string;
declare function hexToBytes(digits: string): Uint8Array;
`;

// Preact's types of `h` accept wrong props of our own components, and reject `data-…` outside of JSX.
const H = `
interface DataAttributes {
  [data: \`data-\${string}\`]: unknown;
}

type PropsOf<P> = P extends unknown ? Omit<P, "children"> & Attributes & { children?: ComponentChildren } : never;

/** Null is enough where a component needs nothing but children. */
type NothingFor<P> = {} extends Omit<P, "children"> ? null : never;

declare function h<T extends keyof JSXInternal.IntrinsicElements>(
  type: T,
  props: (JSXInternal.IntrinsicElements[T] & Attributes & DataAttributes) | null,
  ...children: ComponentChildren[]
): VNode<any>;
declare function h<P extends { children: unknown }>(
  type: (props: P) => ComponentChildren,
  props: PropsOf<NoInfer<P>> | NothingFor<NoInfer<P>>,
  ...children: ComponentChildren[]
): VNode<any>;
declare function h<P>(
  type: (props: P) => ComponentChildren,
  props: (P & Attributes) | NothingFor<NoInfer<P>>,
  ...children: ComponentChildren[]
): VNode<any>;
`;

const vendor = join(dirname(fileURLToPath(import.meta.url)), "../src/aprendiz/web/vendor");
const folder = mkdtempSync(join(tmpdir(), "vendor-"));
try {
  const packages = Object.entries(PINNED).map(([name, version]) => `${name}@${version}`);
  writeFileSync(join(folder, "package.json"), "{}");
  execFileSync("npm", ["install", "--no-package-lock", "--no-save", "--silent", ...packages], { cwd: folder });
  make("preact", PREACT, PREACT_TYPES, preactTypes(), ["preact", "@preact/signals", "@preact/signals-core"]);
  make("fluent", FLUENT, FLUENT_TYPES, fluentTypes(), ["@fluent/bundle"]);
  make("hashes", HASHES, [], HASHES_TYPES, ["@noble/hashes"]);
} finally {
  rmSync(folder, { recursive: true });
}

function make(name, exported, types, declarations, packages) {
  const lines = Object.entries(exported).map(([from, names]) => `export { ${names.join(", ")} } from "${from}";\n`);
  writeFileSync(join(folder, `${name}.mjs`), lines.join(""));
  const options = ["--bundle", "--format=esm", "--target=es2022", "--legal-comments=none"];
  const esbuild = join(folder, "node_modules/.bin/esbuild");
  const code = execFileSync(esbuild, [`${name}.mjs`, ...options], { cwd: folder, encoding: "utf8" });
  const about = `// ${packages.map(described).join(" · ")}; licences in LICENSES.txt, made by tools/vendor.mjs.\n`;
  writeFileSync(join(vendor, `${name}.js`), about + code.replaceAll(/^\/\/ .*\n/gm, ""));
  const values = Object.values(exported).flat().join(", ");
  const end = `\nexport { ${values} };\n${types.length > 0 ? `export type { ${types.join(", ")} };\n` : ""}`;
  writeFileSync(join(vendor, `${name}.d.ts`), about + declarations + end);
}

function described(name) {
  const { version, license } = JSON.parse(read(name, "package.json"));
  return `${name} ${version} (${license})`;
}

function preactTypes() {
  const [before, after] = split(
    read("preact", "src/index.d.ts"),
    "export function createElement(",
    "export interface ContainerNode",
  );
  const core = read("@preact/signals-core", "dist/signals-core.d.ts").replaceAll(/\bNode\b/g, "SignalNode");
  const parts = [
    '/// <reference lib="dom" />\n',
    alone(before.replace("export import JSX = JSXInternal;", "").replace("export as namespace preact;", "")),
    H,
    alone(after),
    alone(read("preact", "src/jsx.d.ts").replace('/// <reference lib="dom" />', "")),
    alone(read("preact", "src/dom.d.ts")),
    alone(read("preact", "hooks/src/index.d.ts")),
    alone(core),
    alone(read("@preact/signals", "dist/signals.d.ts")),
  ];
  return parts.join("\n").replaceAll("preact.", "");
}

function fluentTypes() {
  const files = ["ast", "memoizer", "types", "scope", "resource", "bundle"];
  return files.map((file) => alone(read("@fluent/bundle", `esm/${file}.d.ts`))).join("\n");
}

/** The declarations of a file without its imports and exports. */
function alone(text) {
  return text
    .replaceAll(/^(import|export)\s[^;=]*?\sfrom\s[^;]*;$/gm, "")
    .replaceAll(/^export \{[^}]*\};$/gm, "")
    .replaceAll(/^export (?=(declare|interface|type|abstract)\b)/gm, "")
    .replaceAll(/^export (?=(function|const|namespace)\b)/gm, "declare ")
    .replaceAll(/^abstract class/gm, "declare abstract class");
}

function split(text, from, to) {
  return [text.slice(0, text.indexOf(from)), text.slice(text.indexOf(to))];
}

function read(name, file) {
  return readFileSync(join(folder, "node_modules", name, file), "utf8");
}
