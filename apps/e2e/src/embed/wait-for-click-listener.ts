import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Waits until an element has its own click listener. Until its lazy-loaded chunk has run, Watch is a plain link. */
export async function waitForClickListener(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const expression = `document.querySelector(${JSON.stringify(selector)})`;
  for (let hasListener = false; !hasListener; await wait(50)) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) continue;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    hasListener = listeners.some(({ type }) => type === 'click');
  }
  await session.detach();
}
