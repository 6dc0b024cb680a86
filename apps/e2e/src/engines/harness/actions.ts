import { setTimeout } from 'node:timers/promises';
import type { EnginePage } from './engine.ts';

const TIMEOUT_MS = 30_000;

/** Waits until a function in the page returns true. During a navigation, it has no page to run in. */
export async function waitForState(page: EnginePage, isReached: () => boolean): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await setTimeout(50)) {
    if (await page.evaluate(isReached).catch(() => false)) return;
  }
  throw new Error(`The page did not reach a state within ${TIMEOUT_MS} ms: ${isReached}`);
}

/** Clicks at the center of an element of the page. */
export async function clickElement(page: EnginePage, selector: string): Promise<void> {
  const { x, y, width, height } = await rectOf(page, selector);
  await page.click(x + width / 2, y + height / 2);
}

/** The box of an element in the viewport, in CSS px. */
export function rectOf(page: EnginePage, selector: string) {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`There is no element ${selector} in ${location.href}.`);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }, selector);
}
