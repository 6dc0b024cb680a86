import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { bundleSubject } from './bundle-subject.ts';
import { type Collector, startCollector } from './collector.ts';
import { openBrowser } from './open-browser.ts';
import { type PageServer, startPages } from './page-server.ts';
import type { Harness } from './run-endings.ts';

const LATENCY_MS = 20;
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Starts a collector, a page server and a browser for the tests of a file. */
export function setUpHarness(): () => Harness {
  let collector: Collector | undefined;
  let pages: PageServer | undefined;
  let harness: Harness;
  beforeAll(async () => {
    const folder = fileURLToPath(new URL('../..', import.meta.url));
    const script = (name: string) =>
      bundleSubject(new URL(`subjects/${name}.js`, import.meta.url), folder, ['@zoetrope/source']);
    const scripts = { zoetrope: await script('zoetrope'), stored: await script('zoetrope-stored') };
    collector = await startCollector(LATENCY_MS);
    pages = await startPages(scripts, collector.origin);
    harness = { browser: await openBrowser(CHROMIUM), collector, pages };
  });
  afterAll(async () => {
    await harness?.browser.close();
    pages?.close();
    await collector?.stop();
  });
  return () => harness;
}
