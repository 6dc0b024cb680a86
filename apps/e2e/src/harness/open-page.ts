import type { BrowserContextOptions, Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { sharedBrowser } from './shared-browser.ts';

export interface OpenedPage {
  readonly page: Page;
  /** Errors and warnings of the console, and exceptions that nobody caught. */
  readonly consoleErrors: readonly string[];
  /** Requests that went anywhere but to the page's own origin. */
  readonly strangers: readonly string[];
}

export interface OpenOptions extends BrowserContextOptions {
  /** @default '/' */
  readonly path?: string | undefined;
  /** Done before the first request. */
  readonly prepare?: ((page: Page) => Promise<unknown>) | undefined;
}

/** Opens the demo in a context of its own, which ends with the test. */
export async function openDemo({ path = '/', prepare, ...options }: OpenOptions = {}): Promise<OpenedPage> {
  const origin = inject('demo');
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  onTestFinished(() => context.close());
  const consoleErrors: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      consoleErrors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) strangers.push(url.href);
  });
  await prepare?.(page);
  await page.goto(origin + path);
  return { page, consoleErrors, strangers };
}
