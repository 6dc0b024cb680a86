import type { BrowserContextOptions, Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { sharedBrowser, WAIT_MS } from './shared-browser.ts';

export interface OpenedPage {
  readonly page: Page;
  /** Errors and warnings of the console, and uncaught exceptions. */
  readonly consoleErrors: readonly string[];
  /** URLs of requests to other origins than the page's own. */
  readonly externalRequests: readonly string[];
}

export interface OpenOptions extends BrowserContextOptions {
  /** @default '/' */
  readonly path?: string | undefined;
  /** Called before the first request. */
  readonly prepare?: ((page: Page) => Promise<unknown>) | undefined;
}

/** Opens the demo in its own browser context, which is closed when the test ends. */
export function openDemo(options: OpenOptions = {}): Promise<OpenedPage> {
  return openPage({ ...options, origin: inject('demo') });
}

/** Opens a page of any origin in its own browser context, which is closed when the test ends. */
export async function openPage({
  origin,
  path = '/',
  prepare,
  ...options
}: OpenOptions & { readonly origin: string }): Promise<OpenedPage> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  onTestFinished(() => context.close());
  const consoleErrors: string[] = [];
  const externalRequests: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      consoleErrors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) externalRequests.push(url.href);
  });
  await prepare?.(page);
  await page.goto(origin + path);
  return { page, consoleErrors, externalRequests };
}
