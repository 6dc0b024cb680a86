import type { GifType } from './gif.ts';

/** An entry of the trending scheduler. */
export interface ScheduledGif {
  readonly id: string;
  readonly is_sticker: boolean;
  readonly type: GifType;
}
