import type { AppContext } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import type { PageOfItems } from '../../library/gifs/select-page.ts';
import type { Responses } from './responses.ts';

/** Responds with a page of items. */
export async function sendPage(c: AppContext, responses: Responses, page: PageOfItems & { readonly offset: number }) {
  c.header('Cache-Control', CACHED_BRIEFLY);
  return c.json(await responses.page(c, page, page.offset), 200);
}
