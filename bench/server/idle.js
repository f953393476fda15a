// Memory of idle connections: sockets without a seat, or tables at which nobody moves.
import { batches, seated } from "./tables.js";
import { pss, round } from "./usage.js";

export async function idle(backend, { address, sockets, tables, server }) {
  const before = server && pss(server);
  if (sockets) await batches(sockets, () => backend.connect(address));
  else await seated(backend, address, tables, () => {});
  return { ...(sockets ? { sockets } : { tables }), ...(server && grown(before, pss(server))) };
}

const grown = (before, after) => ({ pss_before_mb: before, pss_after_mb: after, growth_mb: round(after - before) });
