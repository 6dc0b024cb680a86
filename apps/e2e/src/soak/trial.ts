import type { Page } from 'playwright';
import type { OpenedBrowser } from './open-browser.ts';

/** One page of one trial, on which events were just tracked by a real click. */
export interface Trial {
  readonly page: Page;
  readonly browser: OpenedBrowser;
  /** How many events. */
  readonly tracked: number;
  /** Whether the collector has all of them. */
  readonly hasArrived: () => boolean;
}
