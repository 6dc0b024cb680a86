import type { GridSnapshot } from './grid-snapshot.ts';

export interface ScrollToOptions {
  /** Where in the view the tile comes to lie; `nearest` scrolls no more than it takes to show it. @default 'start' */
  readonly align?: 'start' | 'center' | 'end' | 'nearest' | undefined;
  /** @default 'instant' */
  readonly behavior?: ScrollBehavior | undefined;
}

/** What an application can ask of a Grid. */
export interface GridHandle {
  /** Shows the tile at a place of the list, counted from 0, exactly; places beyond the ends mean the ends. */
  scrollToIndex(index: number, options?: ScrollToOptions): void;
  /** Gives the focus to the list, which hands it to a tile on screen. */
  focus(): void;
  /** The list as it is now. */
  getSnapshot(): GridSnapshot;
}
