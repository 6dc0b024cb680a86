import type { GifEvent } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';

/** A tile was seen: the smallest event there is. */
export const gifEvent = (changes: Partial<GifEvent> = {}): GifEvent => ({ type: 'SEEN', gif: buildGif(), ...changes });
