import { beforeAll, inject } from 'vitest';
import type { Engine } from './engine.ts';
import { openEngine } from './open-engine.ts';
import { type Site, startSite } from './start-site.ts';

/** Opens the browser of the run in a new profile for the tests of a file, and serves the named pages. */
export function useEngine(...pages: readonly string[]): { page(): Engine; site(): Site } {
  let engine: Engine;
  let site: Site;
  beforeAll(async () => {
    site = await startSite(...pages);
    engine = await openEngine(inject('engine'));
    return async () => {
      await engine.close();
      await site.close();
    };
  });
  return { page: () => engine, site: () => site };
}
