import type { PageServer } from '../../soak/page-server.ts';
import { clickElement, clickUntil, waitForState } from '../harness/actions.ts';
import type { EnginePage } from '../harness/engine.ts';

/** A way in which a page ends, without a debugging protocol. */
export interface Ending {
  readonly name: string;
  /** Appended to the URL of the subject. */
  readonly query?: string | undefined;
  /** Returns the URL of a page that frames the subject. @default the page is the subject */
  readonly frameIn?: ((subject: string, pages: PageServer) => string) | undefined;
  /** Called before the events are tracked, if the subject has a store. */
  readonly prepareStore?: ((page: EnginePage) => Promise<void>) | undefined;
  /** Whether the click has tracked the events. Runs in the page. @default whether the page shows it */
  readonly isTracked?: (() => boolean) | undefined;
  /** Ends the page, and waits until it has ended. Resolves with `true` if it was restored from the back/forward cache. */
  readonly end: (page: EnginePage) => Promise<unknown>;
}

/** `localhost` is another site than `127.0.0.1`. */
const frameOnOtherSite =
  (flags: string) =>
  (subject: string, { port }: PageServer) =>
    `http://localhost:${port}/host?${flags}frame=${encodeURIComponent(subject)}`;

export const ENDINGS: readonly Ending[] = [
  { name: 'tab closed', end: (page) => page.closeTab() },
  { name: 'link', end: followLink },
  // The click that tracks the events follows the link too.
  { name: 'link in the same task', query: '&next=away', isTracked: isElsewhere, end: async () => {} },
  {
    name: 'location',
    async end(page) {
      await page.evaluate(() => {
        location.href = '/elsewhere';
      });
      await waitForState(page, isElsewhere);
    },
  },
  { name: 'reload', end: reload },
  { name: 'back/forward cache', prepareStore: (page) => waitForState(page, isStoreEmpty), end: leaveAndGoBack },
  { name: 'frame removed', frameIn: frameOnOtherSite(''), end: removeFrame },
  { name: 'sandboxed frame removed', frameIn: frameOnOtherSite('sandbox&'), end: removeFrame },
];

function isElsewhere(): boolean {
  return location.pathname === '/elsewhere' && document.readyState === 'complete';
}

function followLink(page: EnginePage): Promise<void> {
  return clickUntil(page, () => clickElement(page, '#away'), isElsewhere);
}

function removeFrame(page: EnginePage): Promise<void> {
  return clickUntil(
    page,
    () => clickElement(page, 'button'),
    () => document.querySelector('iframe') === null,
  );
}

async function reload(page: EnginePage): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset.isOld = 'yes';
    location.reload();
  });
  await waitForState(page, () => document.body?.dataset.ready === 'yes' && document.body.dataset.isOld === undefined);
}

async function leaveAndGoBack(page: EnginePage): Promise<boolean> {
  await followLink(page);
  await page.back();
  await waitForState(page, () => document.body?.dataset.ready === 'yes');
  return page.evaluate(() => document.body.dataset.restored === 'yes');
}

/**
 * Whether the page has sent all events of earlier pages and received the responses. Firefox caches no page with a request
 * in flight. Runs in the page. Creates no database, which would lack its object store.
 */
async function isStoreEmpty(): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'soak')) return true;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('soak');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('events').objectStore('events').count();
      counting.onerror = () => reject(counting.error);
      counting.onsuccess = () => resolve(counting.result === 0);
      opening.result.close();
    };
  });
}
