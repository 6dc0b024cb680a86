import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Waits until an element listens to clicks itself: its code comes after all else, and until then a link only leads away. */
export async function waitForClickListener(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const expression = `document.querySelector(${JSON.stringify(selector)})`;
  for (let isHeard = false; !isHeard; await wait(50)) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) continue;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    isHeard = listeners.some(({ type }) => type === 'click');
  }
  await session.detach();
}
