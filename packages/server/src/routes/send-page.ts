import type { PageOfItems } from '../gifs/select-page.ts';
import type { AppContext } from '../http/app-env.ts';
import type { Answers } from './answers.ts';
import { CACHED_BRIEFLY } from './caching.ts';

/** Answers with a page of items. */
export async function sendPage(c: AppContext, answers: Answers, page: PageOfItems, offset: number) {
  c.header('Cache-Control', CACHED_BRIEFLY);
  return c.json(await answers.page(c, page, offset), 200);
}
