import type { Rating } from '@zoetrope/model';
import type { App } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import type { TagWithCover } from '../../library/library.ts';
import { DEFAULT_FILTER } from '../content-filter.ts';
import type { DialectContext } from '../dialect.ts';
import { capRating } from '../key-rating.ts';
import { categoriesQuery, presentParameters, readRating } from './parameters.ts';
import { categoriesResult, tenorResponses, tenorRoute } from './results.ts';

/** Tags per category, so that there are about as many as Tenor has. */
const TAGS_PER_CATEGORY = 3;
/** Each costs a search for its cover. */
const MAX_TRENDING = 10;

const categories = tenorRoute.get('/v2/categories', {
  summary: 'List searches with a representative GIF (Tenor v2)',
  request: { query: categoriesQuery },
  responses: tenorResponses(categoriesResult, 'The searches, each with the GIF and the URL of the search'),
});

/** /v2/categories */
export function addCategoryRoute(app: App, { library, originOf }: DialectContext): void {
  app.openapi(categories, async (c) => {
    const { type, locale = 'en', contentfilter = DEFAULT_FILTER, ...rest } = presentParameters(c.req.valid('query'));
    const rating = capRating(c, readRating({ ...rest, contentfilter }));
    const origin = originOf(c);
    const found = type === 'trending' ? await trendingTags(rating, locale) : await featuredTags(rating);
    const tags = found.map(({ tag, cover }) => ({
      searchterm: tag,
      path: `${origin}/v2/search?${new URLSearchParams({ q: tag, locale, contentfilter })}`,
      image: `${origin}/media/${cover}/fixed_width.gif`,
      name: `#${tag}`,
    }));
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json({ locale, tags }, 200);
  });

  async function featuredTags(rating: Rating): Promise<readonly TagWithCover[]> {
    const all = await library.categories(rating);
    return all.flatMap(({ tags }) => tags.slice(0, TAGS_PER_CATEGORY));
  }

  async function trendingTags(rating: Rating, lang: string): Promise<readonly TagWithCover[]> {
    const terms = (await library.trendingTerms()).slice(0, MAX_TRENDING);
    const found = await Promise.all(
      terms.map(async (tag) => {
        const { items } = await library.search({ q: tag, lang, kind: 'gif', rating, offset: 0, limit: 1 });
        return items.map(({ item }) => ({ tag, cover: item.id }));
      }),
    );
    return found.flat();
  }
}
