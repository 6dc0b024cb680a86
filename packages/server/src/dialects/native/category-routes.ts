import { z } from '@hono/zod-openapi';
import { ApiError } from '../../http/api-error.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { type Category, findCategory, findSubcategory, slugOf } from '../../library/gifs/categories.ts';
import { coversOf } from '../../library/gifs/category-covers.ts';
import { findGifs } from '../../library/gifs/find-gifs.ts';
import { taggedGifs } from '../../library/gifs/tagged-gifs.ts';
import type { DialectContext } from '../dialect.ts';
import { capped } from '../key-rating.ts';
import { categoriesResult, gifsResult, listQuery } from './schemas.ts';
import { sendPage } from './send-page.ts';

const route = routesWith({ tags: ['categories'] });

const name = z.string().min(1).max(64);

const all = route.get('/v1/gifs/categories', {
  summary: 'List the categories',
  request: { query: listQuery },
  responses: ok(categoriesResult, 'The categories, each with its subcategories and a representative GIF'),
});

const one = route.get('/v1/gifs/categories/{category}', {
  summary: 'List the subcategories of a category',
  request: { params: z.object({ category: name }), query: listQuery },
  responses: ok(categoriesResult, 'The subcategories, each with a representative GIF'),
});

const gifs = route.get('/v1/gifs/categories/{category}/{subcategory}', {
  summary: 'List the GIFs of a subcategory',
  request: { params: z.object({ category: name, subcategory: name }), query: listQuery },
  responses: ok(gifsResult, 'The GIFs, most popular first'),
});

type ListQuery = z.output<typeof listQuery>;

export function addCategoryRoutes(app: App, { db, library, responses }: DialectContext): void {
  app.openapi(all, async (c) => {
    const { rating, ...range } = capped(c, c.req.valid('query'));
    const usedCovers = new Set<string>();
    const shown = (await library.categories(rating)).map(({ name, tags }) => {
      const candidates = tags.map(({ cover }) => cover);
      // One GIF may be the most popular of two categories; show different ones if possible.
      const cover = candidates.find((id) => !usedCovers.has(id)) ?? candidates[0];
      if (cover !== undefined) usedCovers.add(cover);
      return { name, cover, subcategories: tags.map(({ tag }) => entry(tag)) };
    });
    return c.json(await categoryPage(c, shown, range), 200);
  });

  app.openapi(one, async (c) => {
    const { rating, ...range } = capped(c, c.req.valid('query'));
    const { tags } = categoryOf(c.req.valid('param').category);
    const covers = await coversOf(db, tags, rating);
    const shown = tags
      .filter((tag) => covers.has(tag))
      .map((tag) => ({ name: tag, cover: covers.get(tag), subcategories: [] }));
    return c.json(await categoryPage(c, shown, range), 200);
  });

  app.openapi(gifs, async (c) => {
    const { rating, ...range } = capped(c, c.req.valid('query'));
    const { category, subcategory } = c.req.valid('param');
    const tag = findSubcategory(categoryOf(category), subcategory);
    if (tag === undefined) {
      const message = `The category ${category} has no subcategory ${subcategory}.`;
      throw new ApiError(message, { status: 404, code: 'not-found', parameter: 'subcategory' });
    }
    const page = await taggedGifs(db, tag, { kind: 'gif', rating, ...range });
    return sendPage(c, responses, { ...page, offset: range.offset });
  });

  interface Shown {
    readonly name: string;
    readonly cover: string | undefined;
    readonly subcategories: { name: string; name_encoded: string }[];
  }

  async function categoryPage(c: AppContext, shown: readonly Shown[], { offset, limit }: Omit<ListQuery, 'rating'>) {
    const page = shown.slice(offset, offset + limit);
    const items = await findGifs(
      db,
      page.flatMap(({ cover }) => cover ?? []),
    );
    const { data: covers, meta } = await responses.page(c, { items, total: items.length }, 0);
    const data = page.map(({ name, cover, subcategories }) => {
      const gif = covers.find(({ id }) => id === cover);
      return { ...entry(name), subcategories, ...(gif === undefined ? {} : { gif }) };
    });
    c.header('Cache-Control', CACHED_BRIEFLY);
    return { data, pagination: { offset, count: data.length, total_count: shown.length }, meta };
  }
}

function entry(name: string) {
  return { name, name_encoded: slugOf(name) };
}

function categoryOf(text: string): Category {
  const category = findCategory(text);
  if (category === undefined) {
    throw new ApiError(`There is no category ${text}.`, { status: 404, code: 'not-found', parameter: 'category' });
  }
  return category;
}
