import { chromium } from 'playwright';
import { inject, onTestFinished } from 'vitest';

/** Connects to the browser of the run until the test ends. */
export async function connectBrowser() {
  const browser = await chromium.connect(inject('browser'));
  onTestFinished(() => browser.close());
  return browser;
}

/**
 * Opens an address in a context of its own, after a script that is to run first in it, in a view of `width` px.
 * `consoleErrors` grows by whatever goes wrong in the page or its requests.
 */
export async function openPage(url, firstOfAll = () => undefined, width = 1200) {
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
  await page.addInitScript(firstOfAll);
  await page.goto(url);
  return { page, consoleErrors };
}
