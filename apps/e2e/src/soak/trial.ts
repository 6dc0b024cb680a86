import type { Page } from 'playwright';
import type { OpenedBrowser } from './open-browser.ts';

/** A page on which a real click has just tracked events. */
export interface Trial {
  readonly page: Page;
  readonly browser: OpenedBrowser;
  /** The number of tracked events. */
  readonly tracked: number;
  /** Returns whether all of them have arrived at the collector. */
  readonly hasArrived: () => boolean;
}
