import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Percent of one core that all processes which this one has started take, for so long. */
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
  // A child has a higher number than its parent, but for a count that has begun anew: then the next pass finds it.
  for (let found = -1; found !== ours.size; ) {
    found = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
  }
  for (const { pid, used } of processes) if (pid !== process.pid && ours.has(pid)) ticks += used;
  return ticks;
}

/** One process; undefined where it has ended meanwhile. */
function readProcess(name) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the program stands in brackets, and may hold any of them.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid: Number(name), parent: Number(fields[1]), used: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}
