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
  /** Whether windows may be opened. @default true */
  readonly popups?: boolean | undefined;
  /** Whether a clip starts by itself. @default true */
  readonly autoplay?: boolean | undefined;
}

const sandbox = (value: string): Framing['host'] => ({ frame: { sandbox: value } });
const header = (name: string, value: string): Framing['host'] => ({ headers: { [name]: value } });

const FRAMINGS: readonly (readonly [string, Framing])[] = [
  ['on another site', {}],
  ['on another port of the same site', { sameSite: true }],
  ['with every permission', { host: { frame: { allow: 'autoplay; clipboard-write; web-share; fullscreen' } } }],
  ['with no permission', { host: { frame: { allow: "autoplay 'none'; clipboard-write 'none'; fullscreen 'none'" } } }],
  ['on a site that tells no referrer', { host: header('Referrer-Policy', 'no-referrer') }],
  ['on a site that isolates itself (require-corp)', { host: header('Cross-Origin-Embedder-Policy', 'require-corp') }],
  [
    'on a site that isolates itself (credentialless)',
    { host: header('Cross-Origin-Embedder-Policy', 'credentialless') },
  ],
  ['in a sandbox of scripts only', { host: sandbox('allow-scripts'), popups: false }],
  ['in a sandbox with windows', { host: sandbox('allow-scripts allow-popups') }],
  ['in a sandbox with its origin', { host: sandbox('allow-scripts allow-same-origin allow-popups') }],
  ['in a sandbox of nothing', { host: sandbox(''), script: false, popups: false, autoplay: false }],
  ['without script', { options: { javaScriptEnabled: false }, script: false }],
  ['with storage blocked', { options: { prepare: (context) => context.addInitScript(BLOCK_STORAGE) } }],
  ['in a frame of a frame', { host: { nested: true } }],
  ['far down the page, lazily', { host: { frame: { loading: 'lazy' } } }],
];

const BLOCK_STORAGE = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });`;

async function open(id: string, { host = {}, sameSite = false, options = {} }: Framing, test?: TestContext) {
  const src = `${inject('server')}/embed/${id}`;
  const opened = await openEmbed((sameSite ? site.sameSite : site.crossSite)({ ...host, src }), { ...options, test });
  const embed = host.nested ? opened.embed.frameLocator('#embed') : opened.embed;
  await embed.locator('.card').waitFor();
  return { ...opened, embed };
}

/** Pictures of the card, until two differ. */
async function moves(embed: FrameLocator): Promise<boolean> {
  const picture = () => embed.locator('.card').screenshot({ animations: 'allow' });
  const first = await picture();
  for (let look = 0; look < 25; look += 1) if (!first.equals(await picture())) return true;
  return false;
}

/** The browser has one clipboard: who copies and pastes does so alone. */
let clipboard: Promise<unknown> = Promise.resolve();
function withClipboard<T>(use: () => Promise<T>): Promise<T> {
  const used = clipboard.then(use);
  clipboard = used.catch(() => undefined);
  return used;
}

/** Pictures of the card, until two are the same. */
async function stands(embed: FrameLocator): Promise<boolean> {
  const picture = () => embed.locator('.card').screenshot();
  let last = await picture();
  for (let look = 0; look < 25; look += 1) {
    const next = await picture();
    if (last.equals(next)) return true;
    last = next;
  }
  return false;
}

async function pasted(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Paste here' });
  await field.click();
  await field.press('ControlOrMeta+v');
  const text = await field.inputValue();
  // Nothing of it is left for the next who pastes.
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
  const address = await link.inputValue();
  const copied = await withClipboard(async () => {
    await page.bringToFront();
    if (script) {
      await embed.getByRole('button', { name: 'Copy Link' }).click();
      await embed.getByText('Copied.').waitFor();
    } else {
      await link.click({ clickCount: 3 });
      await link.press('ControlOrMeta+c');
    }
    return pasted(page);
  });
  expect(copied, 'the link is copied').toBe(address);
  await embed.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => embed.getByRole('dialog').count(), { message: 'the menu closes' }).toBe(0);
}

// Beside each other: most of their time is that of pictures, fades and windows.
it.concurrent.for(FRAMINGS)(
  'works %s: moves, pauses, shares, copies, answers [E-1] [E-8] [E-14]',
  async ([, framing], test) => {
    const { script = true } = framing;
    const opened = await open(GIF, framing, test);
    const { page, embed } = opened;
    if (script) await embed.locator('[data-zoetrope-live]').waitFor();
    test.expect(await moves(embed), 'the GIF moves').toBe(true);

    await embed.locator('.card').hover({ position: { x: 240, y: 240 } });
    await embed.locator('.pause').click();
    await page.mouse.move(600, 650);
    test.expect(await stands(embed), 'it stands when paused').toBe(true);
    await share(opened, framing, test);

    if (script && !framing.host?.nested) {
      await page.evaluate(() => window.ask('getPaused'));
      await test.expect
        .poll(() => page.evaluate(() => window.heard.find(({ event }) => event === 'getPaused')))
        .toMatchObject({ value: true, listener: 'host' });
    }
  },
);

it.concurrent.for(FRAMINGS)(
  'plays a clip %s, or shows its still, and shares it [E-1] [E-8]',
  async ([, framing], test) => {
    const opened = await open(CLIP, framing, test);
    const { embed } = opened;
    const { autoplay = true, script = true } = framing;
    if (autoplay) test.expect(await moves(embed)).toBe(true);
    else await test.expect.poll(() => embed.locator('video').first().getAttribute('poster')).toMatch(/_still\.webp$/);
    if (script) await embed.locator('[data-zoetrope-live]').waitFor();
    await share(opened, framing, test);
  },
);

/** As a browser that starts nothing without the viewer, not even what is muted. */
async function refuseAutoplay(context: BrowserContext): Promise<void> {
  await context.route('**/embed/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(' autoplay', '') });
  });
  await context.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    // Not what the browser counts as the viewer's doing: to it, whatever a test looks at is that.
    let isPressed = false;
    addEventListener('pointerdown', () => {
      isPressed = true;
    });
    HTMLMediaElement.prototype.play = function start() {
      return isPressed ? play.call(this) : Promise.reject(new DOMException('refused', 'NotAllowedError'));
    };
  });
}

it('offers to play what the browser does not start by itself [E-10]', async () => {
  const { page, embed } = await open(CLIP, { options: { prepare: refuseAutoplay } });
  await expect.poll(() => embed.locator('.toggle').isChecked()).toBe(true);
  await embed.locator('.card').hover({ position: { x: 240, y: 240 } });
  await embed.locator('.pause').click();
  await page.mouse.move(600, 650);
  expect(await moves(embed)).toBe(true);
});

it('hears its host alone: a frame beside it cannot pause it', async () => {
  const { page, embed } = await open(GIF, { host: { stranger: true } });
  await embed.locator('[data-zoetrope-live]').waitFor();
  const stranger = page.frames().find((frame) => frame.url().endsWith('/stranger'));
  const count = async () => Number(await stranger?.title());
  const from = await count();
  await expect.poll(count).toBeGreaterThan(from + 10);
  expect(await embed.locator('.toggle').isChecked()).toBe(false);
  await page.evaluate(() => window.ask('pause'));
  await expect.poll(() => embed.locator('.toggle').isChecked()).toBe(true);
});

it('keeps media, menu and copying when the network goes, and tries related GIFs again [E-5]', async () => {
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
  expect(await moves(embed)).toBe(true);
});
