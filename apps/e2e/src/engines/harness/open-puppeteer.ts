import type { KeyInput, Page } from 'puppeteer-core';
import { CHROMIUM_ARGS } from '../../../../../tooling/chromium-args.mjs';
import { type Engine, type Size, VIEWPORT } from './engine.ts';

const START_MS = 180_000;

/** Like a desktop with a mouse: a headless Firefox reports no pointer. Sound needs a user gesture, as for users. */
export const FIREFOX_PREFERENCES = {
  'media.autoplay.default': 1,
  'media.autoplay.blocking_policy': 0,
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // A test opens a window without a click.
  'dom.disable_open_during_load': false,
};

/** Opens Chromium or Firefox, which both speak WebDriver BiDi or its predecessor to Puppeteer. */
export async function openPuppeteer(
  engine: 'chromium' | 'firefox',
  executablePath: string,
  viewport: Size = VIEWPORT,
): Promise<Engine> {
  // Loaded now, because the configuration of all test projects imports this file.
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: engine === 'chromium' ? 'chrome' : 'firefox',
    executablePath,
    headless: true,
    timeout: START_MS,
    protocolTimeout: START_MS,
    defaultViewport: viewport,
    args: engine === 'chromium' ? CHROMIUM_ARGS : [],
    extraPrefsFirefox: FIREFOX_PREFERENCES,
  });
  let errors: string[] = [];
  const openPage = async () => {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    return page;
  };
  const first = await openPage();
  let page: Page = first;
  return {
    engine,
    async goto(url) {
      errors = [];
      await page.goto(url, { timeout: START_MS });
    },
    // Puppeteer waits for events that Firefox does not send for a page of the back/forward cache.
    back: () =>
      page.evaluate(() => {
        setTimeout(() => history.back());
      }),
    async openTab() {
      page = await openPage();
    },
    async closeTab() {
      const closed = page;
      page = first;
      await closed.close({ runBeforeUnload: true });
    },
    evaluate: (read, ...args) => page.evaluate(read as unknown as (...values: unknown[]) => never, ...args),
    run: async (script) => {
      await page.evaluate(script);
    },
    countByRole: (elements) =>
      Promise.all(
        elements.map(async ([role, name]) => {
          const found = await page.$$(`::-p-aria([name="${name}"][role="${role}"])`);
          return found.length;
        }),
      ),
    hover: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    async press(key, ...modifiers) {
      for (const modifier of modifiers) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier);
    },
    keyDown: (key) => page.keyboard.down(key as KeyInput),
    keyUp: (key) => page.keyboard.up(key as KeyInput),
    consoleErrors: () => errors,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
