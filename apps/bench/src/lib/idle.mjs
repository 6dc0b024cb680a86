import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Wall times are only meaningful below this load. */
const IDLE_LOAD = 0.5;
const TIMEOUT_MS = 5 * 60_000;
const QUIET_ROUNDS = 4;
const ROUND_MS = 500;
const QUIET_CPU_MS = 50;

/** Waits up to five minutes for a load below 0.5. Returns whether the machine is idle. */
export async function waitForIdleMachine(log) {
  if (isMachineIdle()) return true;
  log(`waiting for an idle machine (load ${loadavg()[0].toFixed(1)})`);
  const end = performance.now() + TIMEOUT_MS;
  while (!isMachineIdle() && performance.now() < end) await setTimeout(1000);
  if (!isMachineIdle()) log(`The machine is busy (load ${loadavg()[0].toFixed(1)}): wall times are not reported.`);
  return isMachineIdle();
}

/**
 * Waits until a process, whose CPU time in ms `cpuMs` returns, is idle. A service renders its first tiles after its
 * start.
 */
export async function waitForIdleProcess(cpuMs) {
  for (let quiet = 0; quiet < QUIET_ROUNDS; ) {
    const before = cpuMs();
    await setTimeout(ROUND_MS);
    quiet = cpuMs() - before < QUIET_CPU_MS ? quiet + 1 : 0;
  }
}

function isMachineIdle() {
  return loadavg()[0] < IDLE_LOAD;
}
