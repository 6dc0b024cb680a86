import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type FrameLocator,
  type Page,
} from 'playwright';
import { afterAll, inject, onTestFinished, type TestContext } from 'vitest';

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

/** One for all tests of a file: each has a context of its own. */
let connection: Promise<Browser> | undefined;
afterAll(async () => (await connection)?.close());

/** Opens a page that frames an embed page. Other sites are answered by an empty page, so that nothing leaves the machine. */
export async function openEmbed(
  address: string,
  { browser, test = { onTestFinished }, prepare, ...options }: OpenEmbedOptions = {},
): Promise<OpenedEmbed> {
  connection ??= chromium.connect(inject('browser'));
  const connected = browser ?? (await connection);
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
