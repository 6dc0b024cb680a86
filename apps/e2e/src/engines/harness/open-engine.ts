import type { Engine as InstalledEngine } from '../../../../../tooling/find-engines.mjs';
import type { Engine, Size } from './engine.ts';
import { openPlaywright } from './open-playwright.ts';
import { openPuppeteer } from './open-puppeteer.ts';
import { openWebKit } from './open-webkit.ts';

/** Opens a browser of the machine in a new profile. */
export function openEngine({ name, driver, paths }: InstalledEngine, viewport?: Size): Promise<Engine> {
  if (driver === 'playwright') return openPlaywright(name, paths.browser, viewport);
  return name === 'webkit' ? openWebKit(paths, viewport) : openPuppeteer(name, paths.browser, viewport);
}
