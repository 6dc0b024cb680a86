import type { PageServer } from '../../soak/page-server.ts';
import { clickElement, waitForState } from '../harness/actions.ts';
import type { EnginePage } from '../harness/engine.ts';

/** A way in which a page ends, without a debugging protocol. */
export interface Ending {
  readonly name: string;
  /** Appended to the URL of the subject. */
  readonly query?: string | undefined;
  /** Returns the URL of a page that frames the subject. @default the page is the subject */
  readonly frameIn?: ((subject: string, pages: PageServer) => string) | undefined;
  /** Ends the page. Resolves with `true` if it was restored from the back/forward cache. */
  readonly end: (page: EnginePage) => Promise<unknown>;
}

/** `localhost` is another site than `127.0.0.1`. */
const frameOnOtherSite =
  (flags: string) =>
  (subject: string, { port }: PageServer) =>
    `http://localhost:${port}/host?${flags}frame=${encodeURIComponent(subject)}`;

export const ENDINGS: readonly Ending[] = [
  { name: 'tab closed', end: (page) => page.closeTab() },
  { name: 'link', end: (page) => clickElement(page, '#away') },
  { name: 'link in the same task', query: '&next=away', end: async () => {} },
  {
    name: 'location',
    end: (page) =>
      page.evaluate(() => {
        location.href = '/elsewhere';
      }),
  },
  { name: 'reload', end: (page) => page.evaluate(() => location.reload()) },
  { name: 'back/forward cache', end: leaveAndGoBack },
  { name: 'frame removed', frameIn: frameOnOtherSite(''), end: (page) => clickElement(page, 'button') },
  {
    name: 'sandboxed frame removed',
    frameIn: frameOnOtherSite('sandbox&'),
    end: (page) => clickElement(page, 'button'),
  },
];

async function leaveAndGoBack(page: EnginePage): Promise<boolean> {
  await clickElement(page, '#away');
  await waitForState(page, () => location.pathname === '/elsewhere' && document.readyState === 'complete');
  await page.back();
  await waitForState(page, () => document.body?.dataset.ready === 'yes');
  return page.evaluate(() => document.body.dataset.restored === 'yes');
}
