import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;
const MEMORY_PERIOD_MS = 200;
const KB_PER_MB = 1024;

/** Measures for `ms` milliseconds how much of one core, in percent, the descendants of this process use. */
export async function busyPercent(ms) {
  const before = childMs();
  const start = performance.now();
  await setTimeout(ms);
  return ((childMs() - before) * 100) / (performance.now() - start);
}

/** The CPU time in ms that the running descendants of this process have used. */
export function childMs() {
  const children = treeOf(process.pid).filter(({ pid }) => pid !== process.pid);
  return children.reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
}

/**
 * Watches the memory of the descendants of this process, five times per second. `peak` returns in MB the highest sums so
 * far: `rss` counts pages that several processes share for each of them, `pss` counts them once. `programs` has the
 * highest `pss` of each program alone.
 */
export function watchMemory() {
  const peak = { rss: 0, pss: 0, processes: 0, programs: {} };
  function sample() {
    const sum = { rss: 0, pss: 0 };
    const memories = treeOf(process.pid).flatMap(({ pid, program }) =>
      pid === process.pid ? [] : (readMemory(pid, program) ?? []),
    );
    for (const { program, rss, pss } of memories) {
      sum.rss += rss;
      sum.pss += pss;
      peak.programs[program] = Math.max(peak.programs[program] ?? 0, pss);
    }
    peak.rss = Math.max(peak.rss, sum.rss);
    peak.pss = Math.max(peak.pss, sum.pss);
    peak.processes = Math.max(peak.processes, memories.length);
  }
  const timer = setInterval(sample, MEMORY_PERIOD_MS);
  return {
    peak: () => peak,
    end: () => clearInterval(timer),
  };
}

/** A process and its descendants. */
function treeOf(root) {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(name) ?? []) : []));
  const ours = new Set([root]);
  // Usually one pass suffices, because children have higher ids than their parents, unless the ids have wrapped around.
  for (let previousSize = -1; previousSize !== ours.size; ) {
    previousSize = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
  }
  return processes.filter(({ pid }) => ours.has(pid));
}

/** Returns undefined if the process has ended. */
function readProcess(name) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the program is in parentheses, and may contain any characters.
    const end = text.lastIndexOf(')');
    const fields = text.slice(end + 2).split(' ');
    return {
      pid: Number(name),
      program: text.slice(text.indexOf('(') + 1, end),
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
    };
  } catch {
    return undefined;
  }
}

/** In MB. Returns undefined if the process has ended. */
function readMemory(pid, program) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const sizeOf = (field) => Number(text.match(new RegExp(`^${field}:\\s+(\\d+)`, 'm'))?.[1] ?? 0) / KB_PER_MB;
    return { program, rss: sizeOf('Rss'), pss: sizeOf('Pss') };
  } catch {
    return undefined;
  }
}
