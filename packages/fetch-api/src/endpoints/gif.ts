import type { GifResult } from '@zoetrope/model';
import type { CallOptions, Connection } from '../connection.ts';
import { oneGif } from './one-gif.ts';

/** `gifs/{id}`: one GIF. */
export function gif(connection: Connection, id: string, options: CallOptions = {}): Promise<GifResult> {
  return oneGif(connection, { path: ['gifs', id] }, options);
}
