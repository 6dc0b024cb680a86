import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the CPU time in ms of a process and its children, running or ended. */
export function cpuMs(pid) {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(name) ?? []) : []));
  const root = processes.find((process) => process.pid === pid);
  const children = processes.filter((process) => process.parent === pid);
  return [root, ...children].reduce((sum, process) => sum + (process?.ticks ?? 0) * TICK_MS, 0);
}

export function memoryMb(pid) {
  const [, kb] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
  return Number(kb) / 1024;
}

/** Returns the peak memory of a process so far. */
export function peakMemoryMb(pid) {
  const [, kb] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/) ?? [];
  return Number(kb) / 1024;
}

/** Returns the process id of a temporary Postgres, whose socket is next to its data. */
export function postmasterOf(connectionString) {
  const folder = decodeURIComponent(
    new URL(connectionString.replace('postgres:///', 'postgres://x/')).searchParams.get('host'),
  );
  return Number(readFileSync(`${folder}/data/postmaster.pid`, 'utf8').split('\n')[0]);
}

/** Undefined if the process has ended. */
function readProcess(name) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the program is in parentheses, and may contain any characters.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid: Number(name), parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
}
