import puppeteer from 'puppeteer-core';
import { CHROMIUM_ARGS } from '../../../../../tooling/chromium-args.mjs';
import { type Engine, VIEWPORT } from './engine.ts';

const START_MS = 180_000;

/** Like a desktop with a mouse: a headless Firefox reports no pointer. Sound needs a user gesture, as for users. */
const FIREFOX_PREFERENCES = {
  'media.autoplay.default': 1,
  'media.autoplay.blocking_policy': 0,
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

/** Opens Chromium or Firefox, which both speak WebDriver BiDi or its predecessor to Puppeteer. */
export async function openPuppeteer(engine: 'chromium' | 'firefox', executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: engine === 'chromium' ? 'chrome' : 'firefox',
    executablePath,
    headless: true,
    timeout: START_MS,
    protocolTimeout: START_MS,
    defaultViewport: VIEWPORT,
    args: engine === 'chromium' ? CHROMIUM_ARGS : [],
    extraPrefsFirefox: FIREFOX_PREFERENCES,
  });
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    engine,
    async goto(url) {
      errors = [];
      await page.goto(url, { timeout: START_MS });
    },
    back: async () => {
      await page.goBack({ timeout: START_MS });
    },
    evaluate: (read, ...args) => page.evaluate(read as unknown as (...values: unknown[]) => never, ...args),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key === ' ' ? 'Space' : key),
    consoleErrors: () => errors,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
