import type { BrowserContext, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it, type TestContext } from 'vitest';
import { type HostPage, type HostSite, startHostSite } from './host-site.ts';
import { type OpenEmbedOptions, type OpenedEmbed, openEmbed } from './open-embed.ts';

let site: HostSite;
beforeAll(async () => {
  site = await startHostSite();
});
afterAll(() => site.close());

const GIF = 'coffee-first';
const CLIP = 'beat-machine';

interface Framing {
  readonly host?: Omit<HostPage, 'src'> | undefined;
  readonly sameSite?: boolean | undefined;
  readonly options?: OpenEmbedOptions | undefined;
  /** Whether scripts run in the embed page. @default true */
  readonly script?: boolean | undefined;
  /** Whether the frame may open windows. @default true */
  readonly popups?: boolean | undefined;
  /** Whether a clip starts automatically. @default true */
  readonly autoplay?: boolean | undefined;
}

const sandbox = (value: string): Framing['host'] => ({ frame: { sandbox: value } });
const header = (name: string, value: string): Framing['host'] => ({ headers: { [name]: value } });

const FRAMINGS: readonly (readonly [string, Framing])[] = [
  ['on another site', {}],
  ['on another port of the same site', { sameSite: true }],
  ['with every permission', { host: { frame: { allow: 'autoplay; clipboard-write; web-share; fullscreen' } } }],
  ['with no permission', { host: { frame: { allow: "autoplay 'none'; clipboard-write 'none'; fullscreen 'none'" } } }],
  ['on a site without referrers', { host: header('Referrer-Policy', 'no-referrer') }],
  ['on a site that isolates itself (require-corp)', { host: header('Cross-Origin-Embedder-Policy', 'require-corp') }],
  [
    'on a site that isolates itself (credentialless)',
    { host: header('Cross-Origin-Embedder-Policy', 'credentialless') },
  ],
  ['in a sandbox with scripts only', { host: sandbox('allow-scripts'), popups: false }],
  ['in a sandbox with popups', { host: sandbox('allow-scripts allow-popups') }],
  ['in a sandbox with its origin', { host: sandbox('allow-scripts allow-same-origin allow-popups') }],
  ['in a sandbox without permissions', { host: sandbox(''), script: false, popups: false, autoplay: false }],
  ['without script', { options: { javaScriptEnabled: false }, script: false }],
  ['with storage blocked', { options: { prepare: (context) => context.addInitScript(BLOCK_STORAGE) } }],
  ['in a frame of a frame', { host: { nested: true } }],
  ['far down the page, lazily', { host: { frame: { loading: 'lazy' } } }],
];

const BLOCK_STORAGE = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });`;

/** The URL of a page that frames the embed page of a GIF. */
function hostUrl(id: string, { host = {}, sameSite = false }: Framing): string {
  const page = { ...host, src: `${inject('server')}/embed/${id}` };
  return sameSite ? site.sameSite(page) : site.crossSite(page);
}

async function open(id: string, framing: Framing, test?: TestContext): Promise<OpenedEmbed> {
  const opened = await openEmbed(hostUrl(id, framing), { ...framing.options, test });
  const embed = framing.host?.nested ? opened.embed.frameLocator('#embed') : opened.embed;
  await embed.locator('.card').waitFor();
  return { ...opened, embed };
}

/** Encoded much faster than PNG. Equal pixels have equal bytes. */
const SCREENSHOT = { type: 'jpeg', quality: 100 } as const;

/** Takes screenshots of the card until two differ. */
async function isAnimated(embed: FrameLocator): Promise<boolean> {
  const screenshot = () => embed.locator('.card').screenshot({ ...SCREENSHOT, animations: 'allow' });
  const first = await screenshot();
  for (let attempt = 0; attempt < 25; attempt += 1) if (!first.equals(await screenshot())) return true;
  return false;
}

/** The browser has one clipboard, so copying and pasting is serialized. */
let clipboard: Promise<unknown> = Promise.resolve();
function withClipboard<T>(use: () => Promise<T>): Promise<T> {
  const used = clipboard.then(use);
  clipboard = used.catch(() => undefined);
  return used;
}

/** Takes screenshots of the card until two are equal. */
async function isStill(embed: FrameLocator): Promise<boolean> {
  const screenshot = () => embed.locator('.card').screenshot(SCREENSHOT);
  let last = await screenshot();
  for (let attempt = 0; attempt < 25; attempt += 1) {
    const next = await screenshot();
    if (last.equals(next)) return true;
    last = next;
  }
  return false;
}

async function readClipboard(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Paste here' });
  await field.click();
  await field.press('ControlOrMeta+v');
  const text = await field.inputValue();
  // Clears the clipboard for the next test.
  await field.fill('-');
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+c');
  return text;
}

/** Opens the share menu, shares, copies, and closes it. */
async function share(
  { context, page, embed }: OpenedEmbed,
  { script = true, popups = true }: Framing,
  { expect }: TestContext,
) {
  await embed.locator('.card').hover({ position: { x: 240, y: 240 } });
  await embed.getByRole('button', { name: 'Share' }).click();
  const opened = popups && context.waitForEvent('page');
  await embed.getByRole('link', { name: 'Twitter' }).click();
  if (opened) expect((await opened).url(), 'a window opens').toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?url=/);
  else if (script) await embed.getByText('No window opened? Copy the link below instead.').waitFor();

  const link = embed.getByRole('textbox', { name: 'Link' });
  const url = await link.inputValue();
  const copied = await withClipboard(async () => {
    await page.bringToFront();
    if (script) {
      await embed.getByRole('button', { name: 'Copy Link' }).click();
      await embed.getByText('Copied.').waitFor();
    } else {
      await link.click({ clickCount: 3 });
      await link.press('ControlOrMeta+c');
    }
    return readClipboard(page);
  });
  expect(copied, 'the link is copied').toBe(url);
  await embed.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => embed.getByRole('dialog').count(), { message: 'the menu closes' }).toBe(0);
}

// Concurrent: most of their time is spent waiting for screenshots, transitions and windows.
it.concurrent.for(FRAMINGS)(
  'animates, pauses, shares, copies and responds to its host, and plays and shares a clip or shows its still, %s [E-1] [E-8] [E-14]',
  async ([, framing], test) => {
    const { autoplay = true, script = true } = framing;
    const opened = await open(GIF, framing, test);
    const { page, embed } = opened;
    if (script) await embed.locator('[data-zoetrope-live]').waitFor();
    test.expect(await isAnimated(embed), 'the GIF is animated').toBe(true);

    await embed.locator('.card').hover({ position: { x: 240, y: 240 } });
    await embed.locator('.pause').click();
    await page.mouse.move(600, 650);
    test.expect(await isStill(embed), 'the paused GIF is still').toBe(true);
    await share(opened, framing, test);

    if (script && !framing.host?.nested) {
      await page.evaluate(() => window.send('getPaused'));
      await test.expect
        .poll(() => page.evaluate(() => window.received.find(({ event }) => event === 'getPaused')))
        .toMatchObject({ value: true, listener: 'host' });
    }

    await page.goto(hostUrl(CLIP, framing));
    if (script) await embed.locator('[data-zoetrope-live]').waitFor();
    if (autoplay) test.expect(await isAnimated(embed), 'the clip plays').toBe(true);
    else await test.expect.poll(() => embed.locator('video').first().getAttribute('poster')).toMatch(/_still\.webp$/);
    // The share menu of a clip depends on the script and on storage only.
    if (framing.host === undefined) await share(opened, framing, test);
  },
);

/** Simulates a browser that blocks autoplay, even muted. */
async function rejectAutoplay(context: BrowserContext): Promise<void> {
  await context.route('**/embed/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(' autoplay', '') });
  });
  await context.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    // `navigator.userActivation` is no help: Playwright's own evaluations count as user gestures.
    let isPressed = false;
    addEventListener('pointerdown', () => {
      isPressed = true;
    });
    HTMLMediaElement.prototype.play = function start() {
      return isPressed ? play.call(this) : Promise.reject(new DOMException('rejected', 'NotAllowedError'));
    };
  });
}

it('shows the play button if the browser blocks autoplay [E-10]', async () => {
  const { page, embed } = await open(CLIP, { options: { prepare: rejectAutoplay } });
  await expect.poll(() => embed.locator('.toggle').isChecked()).toBe(true);
  await embed.locator('.card').hover({ position: { x: 240, y: 240 } });
  await embed.locator('.pause').click();
  await page.mouse.move(600, 650);
  expect(await isAnimated(embed)).toBe(true);
});

it('ignores messages from a sibling frame', async () => {
  const { page, embed } = await open(GIF, { host: { stranger: true } });
  await embed.locator('[data-zoetrope-live]').waitFor();
  const stranger = page.frames().find((frame) => frame.url().endsWith('/stranger'));
  const count = async () => Number(await stranger?.title());
  const from = await count();
  await expect.poll(count).toBeGreaterThan(from + 10);
  expect(await embed.locator('.toggle').isChecked()).toBe(false);
  await page.evaluate(() => window.send('pause'));
  await expect.poll(() => embed.locator('.toggle').isChecked()).toBe(true);
});

it('keeps playing, sharing and copying offline, and retries related GIFs [E-5]', async () => {
  const { context, page, embed } = await open(GIF, {});
  await embed.locator('[data-zoetrope-live]').waitFor();
  await context.route('**/v1/**', (route) => route.abort());
  await embed.locator('.card').hover({ position: { x: 240, y: 240 } });
  await embed.getByRole('link', { name: 'Related Gifs' }).click();
  await embed.getByText('Error loading GIFs.').waitFor();
  await context.unroute('**/v1/**');
  await embed.getByRole('button', { name: 'Try again?' }).click();
  await expect.poll(() => embed.locator('.tiles li').count()).toBeGreaterThanOrEqual(6);
  await context.setOffline(true);
  await page.mouse.move(240, 240);
  await page.mouse.wheel(0, -2000);
  await embed.getByRole('button', { name: 'Share' }).click();
  await embed.getByRole('button', { name: 'Copy Link' }).click();
  await embed.getByText('Copied.').waitFor();
  expect(await isAnimated(embed)).toBe(true);
});
