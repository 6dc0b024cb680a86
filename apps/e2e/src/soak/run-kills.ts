import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium } from 'playwright';
import { SOAK_ARGS } from './open-browser.ts';
import { type Harness, waitFor } from './run-endings.ts';
import type { Tally } from './tally.ts';

/** Earlier than any library sends its queue, but late enough for events to reach the store. */
const KILLED_AFTER_MS = 300;
const START_MS = 30_000;

export interface KillResult extends Tally {
  readonly scenario: string;
  readonly trials: number;
  readonly tracked: number;
}

export interface KillOptions {
  readonly executablePath: string;
  readonly trials: number;
}

/** Tracks one event, kills the browser with all its processes, and starts it again on the same profile. */
export async function runKills(
  harness: Omit<Harness, 'browser'>,
  subject: string,
  { executablePath, trials }: KillOptions,
): Promise<KillResult> {
  const prefix = `${subject}/killed`;
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-kill-'));
  try {
    for (let trial = 0; trial < trials; trial += 1) {
      const url = `${harness.pages.origin}/${subject}?trial=${encodeURIComponent(`${prefix}/${trial}`)}&count=1`;
      await trackAndKill(executablePath, folder, url);
    }
    await withBrowser(executablePath, folder, async (context) => {
      await (await context.newPage()).goto(`${harness.pages.origin}/${subject}`);
      await waitFor(() => harness.collector.tally(prefix).arrived === trials, 5000);
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return { scenario: 'browser killed', trials, tracked: trials, ...harness.collector.tally(prefix) };
}

function trackAndKill(executablePath: string, folder: string, url: string): Promise<void> {
  return withBrowser(executablePath, folder, async (context) => {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForSelector('[data-ready]', { state: 'attached' });
    await page.click('#track');
    await page.waitForSelector('[data-tracked]', { state: 'attached' });
    await setTimeout(KILLED_AFTER_MS);
  });
}

/** Runs a browser that always ends with SIGKILL. Playwright would close a browser that it launched gracefully. */
async function withBrowser(
  executablePath: string,
  folder: string,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  await rm(join(folder, 'DevToolsActivePort'), { force: true });
  const args = [...SOAK_ARGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const child = spawn(executablePath, args, { stdio: 'ignore', detached: process.platform !== 'win32' });
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await debuggingPort(folder)}`);
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no profile.');
    await use(context);
  } finally {
    await kill(child);
  }
}

async function debuggingPort(folder: string): Promise<string> {
  for (const end = Date.now() + START_MS; Date.now() < end; await setTimeout(20)) {
    const text = await readFile(join(folder, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port] = text.split('\n');
    if (port) return port;
  }
  throw new Error('The browser did not start.');
}

/** Kills the whole process group, because surviving child processes would lock the profile. */
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.pid === undefined || child.exitCode !== null) return;
  if (process.platform === 'win32') child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
  await ended;
}
