import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { FIRST_FRAMES_ONLY, testLaunchOptions } from '../../../../tooling/chromium-args.mjs';
import { startService } from './start-service.ts';

export interface BrowserOptions {
  readonly executablePath: string;
  readonly args: string[];
  /** Arguments that Playwright would add. */
  readonly ignoreDefaultArgs: string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the service, which has the demo accounts. */
    readonly server: string;
    /** The data folder of the service. Its `outbox/` contains the mails that the service would send. */
    readonly dataFolder: string;
    /** How to launch the browser. */
    readonly browser: BrowserOptions;
  }
}

/** Starts one service on a new database for the whole run. */
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
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    // Only the tests of the embed page need animated pixels.
    const launchOptions = project.name === 'e2e' ? testLaunchOptions(FIRST_FRAMES_ONLY) : testLaunchOptions();
    project.provide('server', service.origin);
    project.provide('dataFolder', dataFolder);
    project.provide('browser', { executablePath, ...launchOptions });
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}
