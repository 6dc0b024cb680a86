import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** Measures for `ms` milliseconds how much of one core, in percent, the descendants of this process use. */
export async function busyPercent(ms) {
  const before = childTicks();
  const start = performance.now();
  await setTimeout(ms);
  return ((childTicks() - before) * TICK_MS * 100) / (performance.now() - start);
}

function childTicks() {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(name) ?? []) : []));
  const ours = new Set([process.pid]);
  let ticks = 0;
  // Usually one pass suffices, because children have higher ids than their parents, unless the ids have wrapped around.
  for (let previousSize = -1; previousSize !== ours.size; ) {
    previousSize = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
  }
  for (const { pid, used } of processes) if (pid !== process.pid && ours.has(pid)) ticks += used;
  return ticks;
}

/** Returns undefined if the process has ended. */
function readProcess(name) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the program is in parentheses, and may contain any characters.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid: Number(name), parent: Number(fields[1]), used: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}
