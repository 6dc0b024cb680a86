import type { Gif } from './gif.ts';

export type GifEventType = 'SEEN' | 'CLICK' | 'HOVER' | 'START';
export type LayoutType = 'GRID' | 'CAROUSEL';

/** The rectangle of a tile in CSS pixels, relative to the viewport. */
export interface TileRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A viewer's interaction with a GIF. */
export interface GifEvent {
  readonly type: GifEventType;
  readonly gif: Gif;
  readonly layoutType?: LayoutType | undefined;
  readonly position?: TileRect | undefined;
  /** The kind of list or page, for collectors that distinguish them. */
  readonly eventType?: string | undefined;
  /** The application's own id of the user. */
  readonly userId?: string | undefined;
  /** The search that led to the GIF, if the widget knows it. Part of share reports only, not of pingbacks. */
  readonly term?: string | undefined;
}

/** Records an event. Never throws and never blocks. */
export type Track = (event: GifEvent) => void;
