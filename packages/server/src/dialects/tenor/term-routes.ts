import type { App, AppContext } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import type { DialectContext } from '../dialect.ts';
import {
  type Parameters,
  presentParameters,
  readLimit,
  readSearchText,
  suggestionsQuery,
  termsQuery,
} from './parameters.ts';
import { tenorResponses, tenorRoute, termsResult } from './results.ts';

const autocomplete = tenorRoute.get('/v2/autocomplete', {
  summary: 'Complete a search text (Tenor v2)',
  request: { query: suggestionsQuery },
  responses: tenorResponses(termsResult, 'Tags that begin with the text, most used first'),
});

const suggestions = tenorRoute.get('/v2/search_suggestions', {
  summary: 'List searches related to a search (Tenor v2)',
  request: { query: suggestionsQuery },
  responses: tenorResponses(termsResult, 'Tags related to the text, most similar first; else tags that begin with it'),
});

const trending = tenorRoute.get('/v2/trending_terms', {
  summary: 'List trending search terms (Tenor v2)',
  request: { query: termsQuery },
  responses: tenorResponses(termsResult, 'The terms, most popular first'),
});

/** /v2/autocomplete, /v2/search_suggestions and /v2/trending_terms */
export function addTermRoutes(app: App, { library }: DialectContext): void {
  app.openapi(autocomplete, async (c) => {
    const query: Parameters = presentParameters(c.req.valid('query'));
    const q = readSearchText(query);
    return send(
      c,
      query.locale,
      await library.suggestTags({ q, lang: query.locale, offset: 0, limit: readLimit(query) }),
    );
  });

  app.openapi(suggestions, async (c) => {
    const query: Parameters = presentParameters(c.req.valid('query'));
    const q = readSearchText(query);
    const range = { offset: 0, limit: readLimit(query) };
    const { tags } = await library.relatedTags(q, range);
    const related = tags.map(({ name }) => name);
    return send(
      c,
      query.locale,
      related.length > 0 ? related : await library.suggestTags({ q, lang: query.locale, ...range }),
    );
  });

  app.openapi(trending, async (c) => {
    const query: Parameters = presentParameters(c.req.valid('query'));
    const limit = readLimit(query);
    return send(c, query.locale, (await library.trendingTerms()).slice(0, limit));
  });
}

function send(c: AppContext, locale: string | undefined, results: readonly string[]) {
  c.header('Cache-Control', CACHED_BRIEFLY);
  return c.json({ locale: locale ?? 'en', results }, 200);
}
