import type { GifEvent } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';

/** A minimal SEEN event. */
export const gifEvent = (changes: Partial<GifEvent> = {}): GifEvent => ({ type: 'SEEN', gif: buildGif(), ...changes });
