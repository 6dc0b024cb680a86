// pnpm --filter @zoetrope/e2e run screenshots: takes screenshots of every state of the embed page from the built
// packages, and combines them in docs/images/embed/states.webp.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS } from '../../../../tooling/chromium-args.mjs';
import { findPort } from '../../../../tooling/find-port.ts';
import { startProgram } from '../harness/start-program.ts';
import { drawSheet, type Screenshot } from './draw-sheet.ts';
import { CELLS, enter, pathOf } from './embed-states.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Replaces the player of a video host. */
const VIDEO_HOST_PAGE =
  '<!doctype html><title>elsewhere</title><style>body{margin:0;height:100vh;display:grid;place-items:center;background:#33415c;color:#fff;font:18px system-ui}</style>the player of the video host';
const SHEET = join(ROOT, 'docs/images/embed/states.webp');

async function takeScreenshot(
  browser: Browser,
  server: string,
  [name, size, state, options]: (typeof CELLS)[number],
): Promise<Screenshot> {
  const { prepare, browser: _, ...context } = { ...options, ...state.options };
  const opened = await browser.newContext(context);
  await opened.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: VIDEO_HOST_PAGE }));
  await prepare?.(opened);
  const page = await opened.newPage();
  await page.goto(server + pathOf(state));
  await enter(page, state);
  const image = await page.screenshot({ type: 'png' });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await opened.close();
  return { title: `${name}, ${size}`, image: image.toString('base64'), width, height };
}

const folder = await mkdtemp(join(tmpdir(), 'zoetrope-screenshots-'));
const port = await findPort();
const server = `http://127.0.0.1:${port}`;
const program = [join(ROOT, 'packages/server/dist/cli.js'), '--demo', '--port', String(port), '--data', folder];
const stop = await startProgram(program, { cwd: ROOT, url: `${server}/healthz` });
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  const screenshots: Screenshot[] = [];
  for (const cell of CELLS) screenshots.push(await takeScreenshot(browser, server, cell));
  await writeFile(SHEET, await drawSheet(browser, screenshots));
} finally {
  await browser.close();
  await stop();
  await rm(folder, { recursive: true, force: true });
}
