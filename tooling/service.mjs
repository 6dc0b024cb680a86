import { spawn } from 'node:child_process';

const MAX_LINES = 40;
const STOP_MS = 5000;

/**
 * Starts a long-running Node.js program without printing its output. `lastLines()` returns the end of the output.
 * `ended` resolves with the reason when the program ends. `stop()` ends it, and resolves when it has ended.
 */
export function startService(name, args, { cwd, env = process.env }) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let lines = [];
  const addLines = (chunk) => {
    lines = [...lines, ...String(chunk).split('\n').filter(Boolean)].slice(-MAX_LINES);
  };
  child.stdout.on('data', addLines);
  child.stderr.on('data', addLines);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`did not start: ${error.message}`));
    child.once('exit', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code}`));
  });
  return { name, ended, lastLines: () => lines.join('\n'), stop: () => stop(child, ended) };
}

async function stop(child, ended) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}

/** Resolves when the URL responds with a 2xx status. Rejects after the timeout. */
export async function waitForResponse(url, timeoutMs) {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not respond within ${timeoutMs / 1000} s`);
}
