import type { GifsResult } from '@zoetrope/model';
import type { Connection } from '../connection.ts';
import type { PageCallOptions } from './options.ts';
import { gifsPage } from './page-of.ts';

/** `text/animate`: a text as moving type, in several styles. */
export function animate(connection: Connection, text: string, options: PageCallOptions = {}): Promise<GifsResult> {
  return gifsPage(connection, { path: ['text', 'animate'], query: { m: text } }, options);
}
