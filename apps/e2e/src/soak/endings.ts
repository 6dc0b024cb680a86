import type { Page } from 'playwright';
import type { PageServer } from './page-server.ts';
import type { Trial } from './trial.ts';
import { waitUntilStored } from './wait-until-stored.ts';

export interface Ending {
  readonly name: string;
  /** Appended to the URL of the subject. */
  readonly query?: string | undefined;
  /** Returns the URL to open, given the URL of the subject. @default the URL of the subject */
  readonly openAt?: ((subject: string, pages: PageServer) => string) | undefined;
  /** Time between the events and the end, in milliseconds. @default 20 */
  readonly afterMs?: number | undefined;
  /** Ends the page. Resolves with `true` if the page was restored from the back-forward cache. */
  readonly end: (trial: Trial) => Promise<unknown>;
  /** Keeps the tab open, so that requests of the page can complete. */
  readonly staysOpen?: boolean | undefined;
  /** Opens the page once more after all trials. It sends what earlier pages stored. */
  readonly reopens?: boolean | undefined;
}

/** The ways in which a page ends while its browser keeps running. */
export const ENDINGS: readonly Ending[] = [
  { name: 'tab closed', end: ({ page, browser }) => browser.closeTab(page) },
  { name: 'tab closed, after a confirmation', end: ({ page }) => closeWithPrompt(page) },
  { name: 'another page', staysOpen: true, end: ({ page }) => page.click('#away') },
  { name: 'reload', staysOpen: true, end: ({ page }) => page.reload() },
  {
    name: 'frame of another site removed',
    staysOpen: true,
    openAt: (subject, { port }) => `http://localhost:${port}/host?frame=${encodeURIComponent(subject)}`,
    end: ({ page }) => page.click('text=Remove'),
  },
  {
    name: 'frame without storage removed',
    staysOpen: true,
    openAt: (subject, { port }) => `http://localhost:${port}/host?sandbox&frame=${encodeURIComponent(subject)}`,
    end: ({ page }) => page.click('text=Remove'),
  },
  { name: 'back-forward cache, then back', staysOpen: true, end: ({ page }) => leaveAndGoBack(page) },
];

/** Another library permanently occupies 60 of the 64 KiB that pending keepalive requests of a page may have. */
export const QUOTA_EXHAUSTED: readonly Ending[] = [
  { name: 'page stays open', staysOpen: true, end: async () => {} },
  { name: 'another page', staysOpen: true, end: ({ page }: Trial) => page.click('#away') },
  { name: 'tab closed', end: ({ page, browser }: Trial) => browser.closeTab(page) },
].map((ending) => ({
  ...ending,
  name: `keepalive quota used up, ${ending.name}`,
  query: '&quota=60',
  reopens: true,
}));

/** Ends the page only after its events are stored, as for a viewer who stays for a moment. */
export function afterStoring(ending: Ending): Ending {
  return {
    ...ending,
    async end(trial) {
      await waitUntilStored(trial);
      return ending.end(trial);
    },
  };
}

/** The page ends without a chance to run any code. */
export const CRASH: Ending = { name: 'renderer crash', afterMs: 300, end: ({ page }) => crash(page), reopens: true };

async function closeWithPrompt(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

/** Resolves with `true` if the page was restored from the back-forward cache. The browser may evict it. */
async function leaveAndGoBack(page: Page): Promise<boolean> {
  await page.click('#away');
  await page.waitForURL('**/elsewhere');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForSelector('[data-ready]', { state: 'attached' });
  return (await page.locator('[data-restored]').count()) > 0;
}

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // A crashed page never responds.
  session.send('Page.crash').catch(() => {});
  await crashed;
}
