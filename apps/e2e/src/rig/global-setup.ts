import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { freePort } from './free-port.ts';
import { startProgram } from './start-program.ts';
import { startService } from './start-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built demo is served, with the service behind it, for example `http://127.0.0.1:4190`. */
    readonly demo: string;
    /** The service itself, with the accounts of the demo. */
    readonly server: string;
    /** Where the service keeps its data; mails that it would send are in `outbox/`. */
    readonly dataFolder: string;
    /** What Playwright connects to. */
    readonly browser: string;
  }
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const DEMO = join(ROOT, 'apps/demo');
const VITE = join(DEMO, 'node_modules/vite/bin/vite.js');

/** One service on a new database, one built demo in front of it, and one browser for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-e2e-'));
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const teardown = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    const dataFolder = join(folder, 'data');
    const service = await startService(dataFolder);
    stops.push(service.stop);
    const server = service.origin;
    const demoPort = await freePort();
    const demo = `http://127.0.0.1:${demoPort}`;
    const env = { ...process.env, ZOETROPE_SERVER: server };
    const outDir = join(folder, 'demo');
    const build = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
    await promisify(execFile)(process.execPath, [VITE, ...build], { cwd: DEMO, env });
    const preview = ['preview', '--outDir', outDir, '--host', '127.0.0.1', '--port', String(demoPort), '--strictPort'];
    stops.push(await startProgram([VITE, ...preview], { cwd: DEMO, env, url: `${demo}/healthz` }));
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    const browser = await chromium.launchServer({ executablePath, args: CHROMIUM_ARGS });
    stops.push(() => browser.close());
    project.provide('demo', demo);
    project.provide('server', server);
    project.provide('dataFolder', dataFolder);
    project.provide('browser', browser.wsEndpoint());
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}
