// Loads packages that `npm install` put into build/bench-server, so that nothing is installed beside the source.
import { createRequire } from "node:module";

export const load = createRequire(new URL("../../build/bench-server/", import.meta.url));
