import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type FrameLocator,
  type Page,
} from 'playwright';
import { inject, onTestFinished } from 'vitest';

export interface OpenEmbedOptions extends BrowserContextOptions {
  /** @default the browser of the run */
  readonly browser?: Browser | undefined;
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
  { browser, prepare, ...options }: OpenEmbedOptions = {},
): Promise<OpenedEmbed> {
  const connected = browser ?? (await chromium.connect(inject('browser')));
  const context = await connected.newContext({ viewport: { width: 900, height: 700 }, ...options });
  onTestFinished(async () => {
    await context.close();
    if (!browser) await connected.close();
  });
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await prepare?.(context);
  const page = await context.newPage();
  await page.goto(address);
  return { context, page, embed: page.frameLocator('#embed') };
}
