import { spawn } from 'node:child_process';

const KEPT_LINES = 40;
const STOP_MS = 5000;

/**
 * Starts a long-running Node.js program. Its output is kept, not shown: `lastLines()` gives the end of it
 * for the case that the program ends. `ended` resolves to how it ended; `stop()` waits until it has.
 */
export function startService(name, args, { cwd, env = process.env }) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let lines = [];
  const keep = (chunk) => {
    lines = [...lines, ...String(chunk).split('\n').filter(Boolean)].slice(-KEPT_LINES);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`did not start: ${error.message}`));
    child.once('exit', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code}`));
  });
  return { name, ended, lastLines: () => lines.join('\n'), stop: () => stop(child, ended) };
}

async function stop(child, ended) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(late);
}

/** Resolves when the address answers with a success, rejects when it has not within the time. */
export async function waitForResponse(url, timeoutMs) {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} seconds`);
}
