import type { GifType } from './gif.ts';

/** An entry of the trending scheduler (spec §3). */
export interface ScheduledGif {
  readonly id: string;
  readonly is_sticker: boolean;
  readonly type: GifType;
}
