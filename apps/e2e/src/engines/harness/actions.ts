import { setTimeout } from 'node:timers/promises';
import type { EnginePage } from './engine.ts';

const TIMEOUT_MS = 30_000;
const CLICKS = 5;

/** A function that runs in the page. */
type IsReached = () => boolean | Promise<boolean>;

/** Waits until a function in the page returns true. */
export async function waitForState(page: EnginePage, isReached: IsReached): Promise<void> {
  if (await isReachedWithin(TIMEOUT_MS, page, isReached)) return;
  throw new Error(`The page did not reach a state within ${TIMEOUT_MS} ms: ${isReached}`);
}

/** Clicks until a function in the page returns true: a busy browser drops clicks, for example into a frame of another process. */
export async function clickUntil(page: EnginePage, click: () => Promise<void>, isReached: IsReached): Promise<void> {
  let cause: unknown;
  for (let clicks = 0; clicks < CLICKS; clicks += 1) {
    await click().catch((error) => {
      cause = error;
    });
    if (await isReachedWithin(TIMEOUT_MS / CLICKS, page, isReached)) return;
  }
  throw new Error(`The page did not reach a state after ${CLICKS} clicks: ${isReached}`, { cause });
}

async function isReachedWithin(ms: number, page: EnginePage, isReached: IsReached): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await setTimeout(50)) {
    // During a navigation, there is no page to run in.
    if (await page.evaluate(isReached).catch(() => false)) return true;
  }
  return false;
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
