import { type Browser, chromium } from 'playwright';
import { inject } from 'vitest';

/** For a page on a machine that does much else: as long as `expect.poll` waits. */
export const WAIT_MS = 60_000;

let browser: Promise<Browser> | undefined;

/**
 * Returns the browser of this worker, which runs all files of a project and ends the browser with itself. A process that
 * launched the browser for the worker would have to send every message on, which takes half as much CPU time again.
 */
export function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.launch(inject('browser'));
  return browser;
}
