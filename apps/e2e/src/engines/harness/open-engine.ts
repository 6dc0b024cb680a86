import type { Engine as InstalledEngine } from '../../../../../tooling/find-engines.mjs';
import type { Engine, Size } from './engine.ts';
import { openPuppeteer } from './open-puppeteer.ts';
import { openWebKit } from './open-webkit.ts';

/** Opens a browser of the machine in a new profile. */
export function openEngine({ name, paths }: InstalledEngine, viewport?: Size): Promise<Engine> {
  return name === 'webkit' ? openWebKit(paths, viewport) : openPuppeteer(name, paths.browser, viewport);
}
