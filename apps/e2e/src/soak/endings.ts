import type { Page } from 'playwright';
import type { PageServer } from './page-server.ts';
import type { Trial } from './trial.ts';
import { untilKept } from './until-kept.ts';

export interface Ending {
  readonly name: string;
  /** Added to the address of the subject. */
  readonly query?: string | undefined;
  /** Where the page is opened, for the address of the subject. @default the subject itself */
  readonly openAt?: ((subject: string, pages: PageServer) => string) | undefined;
  /** How long after the events it ends. @default 20 ms */
  readonly afterMs?: number | undefined;
  /** Answers true when the page came back as it was. */
  readonly end: (trial: Trial) => Promise<unknown>;
  /** The tab lives on, so that what a page began that is gone or hidden may come to its end. */
  readonly staysOpen?: boolean | undefined;
  /** The page is opened once more at the end: what was left behind is sent by the next one. */
  readonly comesBack?: boolean | undefined;
}

/** How pages end while their browser goes on (issue: 200 trials each, at least 99 %, none twice). */
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
  { name: 'back-forward cache, then back', staysOpen: true, end: ({ page }) => leaveAndComeBack(page) },
];

/** Another library has taken 60 of the 64 KiB that a page may have on its way with keepalive, and gives nothing back. */
export const QUOTA_TAKEN: readonly Ending[] = [
  { name: 'page stays', staysOpen: true, end: async () => {} },
  { name: 'another page', staysOpen: true, end: ({ page }: Trial) => page.click('#away') },
  { name: 'tab closed', end: ({ page, browser }: Trial) => browser.closeTab(page) },
].map((ending) => ({
  ...ending,
  name: `keepalive quota used up, ${ending.name}`,
  query: '&quota=60',
  comesBack: true,
}));

/** The same, once the store has the events: of a viewer who stays for a moment. */
export function onceKept(ending: Ending): Ending {
  return {
    ...ending,
    async end(trial) {
      await untilKept(trial);
      return ending.end(trial);
    },
  };
}

/** The page comes to an end without a chance to run any code. */
export const CRASH: Ending = { name: 'renderer crash', afterMs: 300, end: ({ page }) => crash(page), comesBack: true };

async function closeWithPrompt(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

/** A browser may give a page up that waits in its cache: one that others wait for, or when memory runs short. */
async function leaveAndComeBack(page: Page): Promise<boolean> {
  await page.click('#away');
  await page.waitForURL('**/elsewhere');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForSelector('[data-ready]', { state: 'attached' });
  return (await page.locator('[data-restored]').count()) > 0;
}

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // It never answers: nobody is left to.
  session.send('Page.crash').catch(() => {});
  await crashed;
}
