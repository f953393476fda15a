// Latency of moves at a fixed rate over all tables, from the intended time of a move to the last seat's update.
import { setTimeout as pause } from "node:timers/promises";
import { bytesPerUpdate, received, seated } from "./tables.js";
import { round, usage } from "./usage.js";

const TICK = 1;
const GRACE = 5000;

export async function paced(backend, { address, tables: count, rate, seconds, warmup, server }) {
  const latencies = [];
  const waits = [];
  const due = Array.from({ length: count }, () => []); // intended times: of the current move, then of the waiting moves
  const tables = await seated(backend, address, count, (number) => {
    latencies.push(performance.now() - due[number].shift());
    if (due[number].length > 0) tables[number].move();
  });
  let late = 0;
  let sent = 0;

  async function play(moves) {
    const begin = performance.now() - sent * (1000 / rate);
    for (const end = sent + moves; sent < end; await pause(TICK)) {
      const now = performance.now();
      for (let time; sent < end && (time = begin + sent * (1000 / rate)) <= now; sent += 1) {
        const number = sent % count;
        waits.push(now - time);
        due[number].push(time);
        if (due[number].length === 1) tables[number].move();
        else late += 1;
      }
    }
    for (const patience = performance.now() + GRACE; performance.now() < patience && unanswered() > 0; ) await pause(TICK);
  }
  const unanswered = () => due.reduce((sum, times) => sum + times.length, 0);

  await play(Math.round(warmup * rate));
  [late, latencies.length, waits.length] = [0, 0, 0];
  const [bytes, begin, used] = [received(tables), performance.now(), usage(server)];
  await play(Math.round(seconds * rate));
  return {
    tables: count,
    rate,
    moves: latencies.length,
    ...Object.fromEntries([50, 95, 99, 100].map((percent) => [`p${percent}_ms`, percentile(latencies, percent)])),
    late,
    stuck: unanswered(),
    driver_p99_ms: percentile(waits, 99),
    bytes_per_update: bytesPerUpdate(received(tables) - bytes, latencies.length),
    seconds: round((performance.now() - begin) / 1000),
    ...used(),
  };
}

function percentile(numbers, percent) {
  const sorted = Float64Array.from(numbers).sort();
  return round(sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)]);
}
