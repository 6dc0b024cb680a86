import { chromium } from 'playwright';
import { inject, onTestFinished } from 'vitest';

/** Connects to the browser of the run until the test ends. */
export async function connectBrowser() {
  const browser = await chromium.connect(inject('browser'));
  onTestFinished(() => browser.close());
  return browser;
}

/**
 * Opens a URL in a new page of `width` px. `initScript` runs before the scripts of the page. `consoleErrors` collects
 * uncaught exceptions, console errors and failed responses.
 */
export async function openPage(url, initScript = () => undefined, width = 1200) {
  const browser = await connectBrowser();
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const consoleErrors = [];
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) consoleErrors.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(initScript);
  await page.goto(url);
  return { page, consoleErrors };
}
