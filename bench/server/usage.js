// CPU time and memory of processes.
import { existsSync, readFileSync, readdirSync } from "node:fs";

const TICKS = 100; // per second, on every Linux

/** Takes a first reading; the returned function gives the use since then. */
export function usage(server) {
  const begin = performance.now();
  const own = process.cpuUsage();
  const theirs = server && cpu(server);
  return () => {
    const seconds = (performance.now() - begin) / 1000;
    const { user, system } = process.cpuUsage(own);
    return {
      driver_core: round((user + system) / 1e6 / seconds),
      ...(server && { server_core: round((cpu(server) - theirs) / seconds), server_pss_mb: pss(server) }),
    };
  };
}

/** The memory of a process and its children in megabytes, with shared memory counted once. */
export function pss(pid) {
  return round(family(pid).reduce((sum, member) => sum + kilobytes(member), 0) / 1024);
}

function cpu(pid) {
  return family(pid).reduce((sum, member) => sum + ticks(member), 0) / TICKS;
}

function ticks(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

function kilobytes(pid) {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))[1]);
}

function family(pid) {
  const children = readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" "))
    .filter((child) => child && existsSync(`/proc/${child}`));
  return [pid, ...children.flatMap(family)];
}

export const round = (number) => Math.round(number * 100) / 100;
