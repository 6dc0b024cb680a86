import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Page } from 'playwright';
import { onTestFinished, type TestContext } from 'vitest';
import { sharedBrowser, WAIT_MS } from '../harness/shared-browser.ts';

export interface OpenEmbedOptions extends BrowserContextOptions {
  /** @default the browser of the run */
  readonly browser?: Browser | undefined;
  /** The test whose end closes the page; required in concurrent tests. @default the current test */
  readonly test?: Pick<TestContext, 'onTestFinished'> | undefined;
  readonly prepare?: ((context: BrowserContext) => Promise<unknown>) | undefined;
}

export interface OpenedEmbed {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The embed page in its frame. */
  readonly embed: FrameLocator;
}

/** Opens a page that frames an embed page. Requests to other sites get an empty page, so the tests need no network. */
export async function openEmbed(
  url: string,
  { browser, test = { onTestFinished }, prepare, ...options }: OpenEmbedOptions = {},
): Promise<OpenedEmbed> {
  const connected = browser ?? (await sharedBrowser());
  const context = await connected.newContext({ viewport: { width: 900, height: 700 }, ...options });
  context.setDefaultTimeout(WAIT_MS);
  test.onTestFinished(() => context.close());
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await prepare?.(context);
  const page = await context.newPage();
  // Chromium's pointer starts in the corner and would enter the page at an unpredictable time.
  await page.mouse.move(0, -50);
  await page.goto(url);
  return { context, page, embed: page.frameLocator('#embed') };
}
