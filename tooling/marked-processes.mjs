import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/**
 * Processes inherit it, in whatever process group they are: drivers start browsers in groups of their own, so that a signal
 * to a group does not reach them.
 */
const VARIABLE = 'ZOETROPE_PROCESS_MARK';
const GRACE_MS = 5000;

export function createMark() {
  return randomUUID();
}

/** The environment of processes with a mark. */
export function withMark(mark, env = process.env) {
  return { ...env, [VARIABLE]: mark };
}

/** Returns the ids of the running processes with a mark. Linux only: elsewhere it finds no process. */
export function markedProcesses(mark) {
  if (process.platform !== 'linux') return [];
  const ids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return ids.filter((id) => environmentOf(id).includes(`${VARIABLE}=${mark}`));
}

/** Resolves with the number of processes with a mark that are still running after a grace period, which most need to end. */
export async function countLeftovers(mark, { graceMs = GRACE_MS } = {}) {
  const deadline = Date.now() + graceMs;
  while (markedProcesses(mark).length > 0 && Date.now() < deadline) await setTimeout(100);
  return markedProcesses(mark).length;
}

/** Ends all processes with a mark: first by SIGTERM, after 5 s by SIGKILL. Resolves with their number. */
export async function endMarkedProcesses(mark, { graceMs = GRACE_MS } = {}) {
  const ended = new Set();
  const deadline = Date.now() + graceMs;
  for (;;) {
    const running = markedProcesses(mark);
    if (running.length === 0) return ended.size;
    for (const id of running) {
      const isLate = Date.now() > deadline;
      if (isLate || !ended.has(id)) send(id, isLate ? 'SIGKILL' : 'SIGTERM');
      ended.add(id);
    }
    await setTimeout(100);
  }
}

/**
 * Starts a process that ends all processes with a mark as soon as this process has ended, even by SIGKILL. Returns its id.
 */
export function endMarkedProcessesAtExit(mark) {
  const file = fileURLToPath(new URL('end-marked-processes.mjs', import.meta.url));
  // Detached, because Control+C and time-outs end a whole process group.
  const watcher = spawn(process.execPath, [file, mark], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watcher.unref();
  watcher.stdin.unref();
  return watcher.pid;
}

/** The environment with which a process was started. Empty if it has ended, or belongs to another user. */
function environmentOf(id) {
  try {
    return readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function send(id, signal) {
  try {
    process.kill(id, signal);
  } catch {
    // It has ended meanwhile.
  }
}
