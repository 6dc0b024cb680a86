import { beforeAll, inject } from 'vitest';
import type { Engine } from './engine.ts';
import { openPuppeteer } from './open-puppeteer.ts';
import { openWebKit } from './open-webkit.ts';
import { type Site, startSite } from './start-site.ts';

/** Opens the browser of the run in a new profile for the tests of a file, and serves the named pages. */
export function useEngine(...pages: readonly string[]): { page(): Engine; site(): Site } {
  let engine: Engine;
  let site: Site;
  beforeAll(async () => {
    const { name, paths } = inject('engine');
    site = await startSite(...pages);
    engine = await (name === 'webkit' ? openWebKit(paths) : openPuppeteer(name, paths.browser));
    return async () => {
      await engine.close();
      await site.close();
    };
  });
  return { page: () => engine, site: () => site };
}
