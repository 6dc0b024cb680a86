import { type Browser, chromium } from 'playwright';
import { inject } from 'vitest';

/** For a page on a machine that does much else: as long as `expect.poll` waits. */
export const WAIT_MS = 60_000;

let connection: Promise<Browser> | undefined;

/** Returns the connection of this worker to the browser of the run. It is closed with the worker. */
export function sharedBrowser(): Promise<Browser> {
  connection ??= chromium.connect(inject('browser'));
  return connection;
}
