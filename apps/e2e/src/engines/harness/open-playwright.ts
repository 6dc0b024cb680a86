import type { Page } from 'playwright';
import { CHROMIUM_ARGS } from '../../../../../tooling/chromium-args.mjs';
import { type Engine, type EngineName, type Size, VIEWPORT } from './engine.ts';
import { FIREFOX_PREFERENCES } from './open-puppeteer.ts';

const START_MS = 180_000;

/** Opens a browser that Playwright drives: its own builds of Firefox and WebKit, or any Chromium. */
export async function openPlaywright(
  engine: EngineName,
  executablePath: string,
  viewport: Size = VIEWPORT,
): Promise<Engine> {
  // Loaded now, because the configuration of all test projects imports this file.
  const { default: playwright } = await import('playwright');
  const browser = await playwright[engine].launch({
    executablePath,
    timeout: START_MS,
    args: engine === 'chromium' ? CHROMIUM_ARGS : [],
    firefoxUserPrefs: FIREFOX_PREFERENCES,
  });
  const context = await browser.newContext({ viewport });
  let errors: string[] = [];
  const openPage = async () => {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
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
    // Playwright waits for events that a page of the back/forward cache does not cause.
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
    // Playwright passes one argument only.
    evaluate: (read, ...args) => page.evaluate(`(${read})(...${JSON.stringify(args)})`),
    run: async (script) => {
      await page.evaluate(script);
    },
    countByRole: (elements) =>
      Promise.all(
        elements.map(([role, name]) =>
          page.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true }).count(),
        ),
      ),
    hover: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key, ...modifiers) => page.keyboard.press([...modifiers, key].join('+')),
    keyDown: (key) => page.keyboard.down(key),
    keyUp: (key) => page.keyboard.up(key),
    consoleErrors: () => errors,
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
