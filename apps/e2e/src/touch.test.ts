import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Site, startSite } from './engines/harness/start-site.ts';
import { sharedBrowser, WAIT_MS } from './harness/shared-browser.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const TILE = '[data-zoetrope-gif]';

let site: Site;
beforeAll(async () => {
  site = await startSite('widgets');
});
afterAll(() => site.close());

/** Opens a list of 400 GIFs on a phone. */
async function open(widget: 'grid' | 'carousel'): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const browser = await sharedBrowser();
  const context = await browser.newContext(PHONE);
  onTestFinished(() => context.close());
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  await page.goto(`${site.origin}/widgets?widget=${widget}&count=400`);
  await page.locator(TILE).first().waitFor();
  return { page, session: await context.newCDPSession(page) };
}

/** A link that is followed would leave the page. */
const isOnPage = (page: Page) => new URL(page.url()).pathname === '/widgets';

interface Point {
  readonly x: number;
  readonly y: number;
}

async function centerOf(page: Page, position: number): Promise<Point> {
  const box = await page.locator(TILE).nth(position).boundingBox();
  if (!box) throw new Error(`Tile ${position} has no box.`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

const MOVES = 20;
/** Between two moves. The browser computes the speed of a finger from these times, so that a busy machine is as fast. */
const MOVE_S = 0.012;

/** Moves one or more fingers evenly over the screen. The browser recognizes the gesture, as on a real screen. */
async function drag(session: CDPSession, ...fingers: { readonly from: Point; readonly to: Point }[]): Promise<void> {
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', progress?: number) => {
    timestamp += MOVE_S;
    const touchPoints =
      progress === undefined
        ? []
        : fingers.map(({ from, to }, id) => ({
            id,
            x: from.x + progress * (to.x - from.x),
            y: from.y + progress * (to.y - from.y),
          }));
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await touch('touchStart', 0);
  for (let move = 1; move <= MOVES; move += 1) await touch('touchMove', move / MOVES);
  await touch('touchEnd');
}

describe('on a touch screen, a Grid', () => {
  it('scrolls on after a fling, shows tiles there, and opens none', async () => {
    const { page, session } = await open('grid');
    const distance = 400;
    await drag(session, { from: { x: 195, y: 600 }, to: { x: 195, y: 600 - distance } });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(distance);
    const hasTileInView = () =>
      page.evaluate(
        (tile) => document.elementFromPoint(innerWidth / 8, innerHeight / 2)?.closest(tile) instanceof Element,
        TILE,
      );
    await expect.poll(hasTileInView).toBe(true);
    expect(isOnPage(page)).toBe(true);
  });

  it('lets two fingers zoom the page, and opens no tile', async () => {
    const { page, session } = await open('grid');
    const y = 300;
    await drag(session, { from: { x: 150, y }, to: { x: 50, y } }, { from: { x: 250, y }, to: { x: 350, y } });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    expect(isOnPage(page)).toBe(true);
  });

  it("leaves a long press to the browser's menu, and opens no tile", async () => {
    const { page, session } = await open('grid');
    await page.evaluate(() => {
      addEventListener('contextmenu', ({ target, defaultPrevented }) => {
        document.body.dataset.menuOf = `${(target as Element).closest('a')?.tagName} ${defaultPrevented}`;
      });
    });
    // Only touches that come from the mouse can be long.
    await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
    const mouse = { button: 'left', ...(await centerOf(page, 1)) } as const;
    await session.send('Input.emulateTouchFromMouseEvent', { type: 'mousePressed', ...mouse });
    await expect.poll(() => page.evaluate(() => document.body.dataset.menuOf)).toBe('A false');
    await session.send('Input.emulateTouchFromMouseEvent', { type: 'mouseReleased', ...mouse });
    expect(isOnPage(page)).toBe(true);
  });
});

describe('on a touch screen, a Carousel', () => {
  const offset = (page: Page) =>
    page
      .locator(TILE)
      .first()
      .evaluate((tile) => {
        let scroller: Element | null = tile;
        while (scroller && scroller.scrollWidth <= scroller.clientWidth + 1) scroller = scroller.parentElement;
        return scroller?.scrollLeft ?? 0;
      });

  it('follows the finger sideways, and opens no tile', async () => {
    const { page, session } = await open('carousel');
    const { x, y } = await centerOf(page, 0);
    await drag(session, { from: { x, y }, to: { x: 10, y } });
    await expect.poll(() => offset(page)).toBeGreaterThan(100);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(isOnPage(page)).toBe(true);
  });

  it('lets a finger that moves up scroll the page', async () => {
    const { page, session } = await open('carousel');
    await page.evaluate(() => {
      document.body.style.paddingBottom = '3000px';
    });
    const { x, y } = await centerOf(page, 0);
    await drag(session, { from: { x, y }, to: { x, y: 5 } });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await offset(page)).toBe(0);
    expect(isOnPage(page)).toBe(true);
  });
});
