import type { Gif } from './gif.ts';

export type GifEventType = 'SEEN' | 'CLICK' | 'HOVER' | 'START';
export type LayoutType = 'GRID' | 'CAROUSEL';

/** Viewport CSS pixels. */
export interface TileBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a viewer did with a GIF: a fact, without a word of how it is sent. */
export interface GifEvent {
  readonly type: GifEventType;
  readonly gif: Gif;
  readonly layoutType?: LayoutType | undefined;
  readonly position?: TileBox | undefined;
  /** What kind of list or page it happened on, where a collector tells them apart (spec §3, `event_type`). */
  readonly eventType?: string | undefined;
  /** The application's own id of its user, where it has one. */
  readonly userId?: string | undefined;
}

/** Takes an event. Never throws and never waits. */
export type Track = (event: GifEvent) => void;
