import { type Browser, chromium } from 'playwright';
import { inject } from 'vitest';

let connection: Promise<Browser> | undefined;

/** One connection to the browser of the run for all test files of a worker. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  connection ??= chromium.connect(inject('browser'));
  return connection;
}
