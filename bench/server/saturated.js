// Moves per second: at every table the next seat moves as soon as all seats have received the update.
import { setTimeout as pause } from "node:timers/promises";
import { bytesPerUpdate, received, seated } from "./tables.js";
import { round, usage } from "./usage.js";

export async function saturated(backend, { address, tables: count, seconds, warmup, server }) {
  const moves = new Array(count).fill(0);
  const total = () => moves.reduce((sum, number) => sum + number, 0);
  const tables = await seated(backend, address, count, (number) => {
    moves[number] += 1;
    tables[number].move();
  });
  for (const table of tables) table.move();
  await pause(warmup * 1000);

  const before = [...moves];
  const [sum, bytes, begin, used] = [total(), received(tables), performance.now(), usage(server)];
  await pause(seconds * 1000);
  const elapsed = (performance.now() - begin) / 1000;
  const played = total() - sum;
  const rates = used();
  return {
    tables: count,
    moves_per_second: Math.round(played / elapsed),
    ...(server && { moves_per_server_core: Math.round(played / elapsed / rates.server_core) }),
    bytes_per_update: bytesPerUpdate(received(tables) - bytes, played),
    seconds: round(elapsed),
    stuck: moves.filter((number, index) => number === before[index]).length,
    ...rates,
  };
}
