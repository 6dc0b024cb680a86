import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Page } from 'playwright';
import { onTestFinished, type TestContext } from 'vitest';
import { sharedBrowser } from '../harness/shared-browser.ts';

export interface OpenEmbedOptions extends BrowserContextOptions {
  /** @default the browser of the run */
  readonly browser?: Browser | undefined;
  /** Whose end closes the page: to be named where tests run beside each other. @default the one that runs */
  readonly test?: Pick<TestContext, 'onTestFinished'> | undefined;
  readonly prepare?: ((context: BrowserContext) => Promise<unknown>) | undefined;
}

export interface OpenedEmbed {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The embed page, in whatever frame it is. */
  readonly embed: FrameLocator;
}

/** Opens a page that frames an embed page. Other sites are answered by an empty page, so that nothing leaves the machine. */
export async function openEmbed(
  address: string,
  { browser, test = { onTestFinished }, prepare, ...options }: OpenEmbedOptions = {},
): Promise<OpenedEmbed> {
  const connected = browser ?? (await sharedBrowser());
  const context = await connected.newContext({ viewport: { width: 900, height: 700 }, ...options });
  test.onTestFinished(() => context.close());
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await prepare?.(context);
  const page = await context.newPage();
  // A pointer in the corner, where Chromium puts it, enters the page at a time of its own.
  await page.mouse.move(0, -50);
  await page.goto(address);
  return { context, page, embed: page.frameLocator('#embed') };
}
