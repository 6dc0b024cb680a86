import type { App, AppContext } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import type { DialectContext } from '../dialect.ts';
import { capRating } from '../key-rating.ts';
import { categoriesQuery, kindParams, readLimit, readSearchText, termParams, termsQuery } from './parameters.ts';
import { categoriesResult, klipyResponses, klipyRoute, termsResult } from './results.ts';

/** Searches per category. */
const TAGS_PER_CATEGORY = 3;
const RATING = 'pg-13';

const categories = klipyRoute.get('/api/v1/{app_key}/{kind}/categories', {
  summary: 'List searches with a representative GIF (KLIPY v1)',
  request: { params: kindParams, query: categoriesQuery },
  responses: klipyResponses(categoriesResult, 'The searches, each with a GIF'),
});

const autocomplete = klipyRoute.get('/api/v1/{app_key}/autocomplete/{q}', {
  summary: 'Complete a search text (KLIPY v1)',
  request: { params: termParams, query: termsQuery },
  responses: klipyResponses(termsResult, 'Tags that begin with the text, most used first'),
});

const suggestions = klipyRoute.get('/api/v1/{app_key}/search-suggestions/{q}', {
  summary: 'List searches related to a search (KLIPY v1)',
  request: { params: termParams, query: termsQuery },
  responses: klipyResponses(termsResult, 'Tags related to the text, most similar first; else tags that begin with it'),
});

/** …/categories, …/autocomplete/{q} and …/search-suggestions/{q} */
export function addTermRoutes(app: App, { library, originOf }: DialectContext): void {
  app.openapi(categories, async (c) => {
    const { locale = 'en' } = c.req.valid('query');
    const origin = originOf(c);
    const found = await library.categories(capRating(c, RATING));
    const covers = found.flatMap(({ tags }) => tags.slice(0, TAGS_PER_CATEGORY));
    const list = covers.map(({ tag, cover }) => ({
      category: tag,
      query: tag,
      preview_url: `${origin}/media/${cover}/fixed_width.gif`,
    }));
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json({ result: true as const, data: { locale, categories: list } }, 200);
  });

  app.openapi(autocomplete, async (c) => {
    const query = c.req.valid('query');
    const range = { offset: 0, limit: readLimit(query) };
    const q = readSearchText(c.req.valid('param'));
    return send(c, await library.suggestTags({ q, lang: query.locale, ...range }));
  });

  app.openapi(suggestions, async (c) => {
    const query = c.req.valid('query');
    const range = { offset: 0, limit: readLimit(query) };
    const q = readSearchText(c.req.valid('param'));
    const { tags } = await library.relatedTags(q, range);
    const related = tags.map(({ name }) => name);
    return send(c, related.length > 0 ? related : await library.suggestTags({ q, lang: query.locale, ...range }));
  });
}

function send(c: AppContext, data: readonly string[]) {
  c.header('Cache-Control', CACHED_BRIEFLY);
  return c.json({ result: true as const, data }, 200);
}
