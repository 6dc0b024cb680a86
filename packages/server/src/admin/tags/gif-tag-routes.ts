import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { requireOwner } from '../../auth/access.ts';
import type { App, AppContext } from '../../http/app-env.ts';
import { CACHED_BRIEFLY } from '../../http/caching.ts';
import { jsonBody, ok, routesWith } from '../../http/routes.ts';
import { ID, IDS, text } from '../../http/text-schema.ts';
import { itemTags } from '../../library/catalogue/item-rows.ts';
import { findGifs } from '../../library/gifs/find-gifs.ts';
import { requireGif } from '../../library/gifs/require-gif.ts';
import { ENGLISH, knownLanguageOf, languageOf } from '../../library/search/language-of.ts';
import { relatedTags } from '../../library/tags/related-tags.ts';
import { tagTranslation } from '../gifs/gif-admin-schemas.ts';
import { updateGif } from '../gifs/update-gif.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { list } from '../shared/schemas.ts';
import { addTags, removeTags, tagsIn, withTags } from './language-tags.ts';

const route = routesWith({ tags: ['gif tags'] });

const MAX_RELATED = 25;
const params = z.object({ id: ID });
const NEW_LANGUAGE = z
  .string()
  .refine((tag) => knownLanguageOf(tag) !== undefined, 'is not a BCP 47 tag of a known language, such as en or pt-BR')
  .transform(languageOf)
  .openapi({ type: 'string', description: 'A BCP 47 language tag.' });
const LANGUAGE = z
  .string()
  .default(ENGLISH)
  .transform((tag) => knownLanguageOf(tag) ?? ENGLISH)
  .openapi({ type: 'string', description: 'A BCP 47 language tag. Any other text counts as "en".' });
const TAGS = z.array(text(50)).min(1).max(50);
const TAG_LIST = z
  .string()
  .transform((value) => value.split(','))
  .pipe(TAGS)
  .openapi({ type: 'string', description: 'Comma-separated tags.' });

interface TagChange {
  readonly id: string;
  readonly lang: string;
  readonly edit: (tags: readonly string[]) => string[];
}

const related = route.get('/ajax/tags/related/gif/{tag}', {
  summary: 'List the tags related to a tag',
  security: [],
  request: { params: z.object({ tag: text(50) }) },
  responses: ok(list(z.object({ name: z.string(), score: z.number() })), 'Most similar first'),
});

/** Adds the routes of tag counts, translations and languages [G-2], and of related tags [G-4]. */
export function addGifTagRoutes(app: App, context: AdminContext): void {
  addReading(app, context);
  addLanguageTags(app, context);
}

function addReading(app: App, { db, access }: AdminContext): void {
  const guard = access.require('tag.inspect');
  const counts = route.get('/ajax/gif/{id}/tag-counts', {
    ...guard,
    summary: 'Count the GIFs of each tag of a GIF',
    request: { params },
    responses: ok(list(z.object({ tag: z.string(), count: z.number() })), 'Most used first'),
  });
  const translations = route.get('/ajax/gif/{id}/tag-translations', {
    ...guard,
    summary: 'List the tags of a GIF in other languages',
    request: { params },
    responses: ok(list(tagTranslation), 'By language'),
  });
  const bulk = route.get('/ajax/gif/bulk/language-tags', {
    ...guard,
    summary: 'List the tags of GIFs in a language',
    request: { query: z.object({ gif_ids: IDS, lang: LANGUAGE }) },
    responses: ok(
      list(z.object({ gif_id: z.string(), lang: z.string(), tags: z.array(z.string()) })),
      'In the order of the request, without unknown GIFs',
    ),
  });

  app.openapi(counts, async (c) => {
    const { item } = await requireGif(db, c.req.valid('param').id);
    const { rows } = await sql<{ tag: string; count: number }>`
      SELECT tag, items AS count FROM tags
      WHERE language = ${ENGLISH} AND tag = ANY(${itemTags(item)}) ORDER BY items DESC, tag`.execute(db);
    return c.json({ data: rows }, 200);
  });
  app.openapi(translations, async (c) => {
    const { item } = await requireGif(db, c.req.valid('param').id);
    return c.json({ data: Object.keys(item.i18n).map((lang) => ({ lang, tags: tagsIn(item, lang) })) }, 200);
  });
  app.openapi(bulk, async (c) => {
    const { gif_ids, lang } = c.req.valid('query');
    const items = await findGifs(db, gif_ids);
    return c.json({ data: items.map(({ item }) => ({ gif_id: item.id, lang, tags: tagsIn(item, lang) })) }, 200);
  });
  app.openapi(related, async (c) => {
    const { tags: data } = await relatedTags(db, c.req.valid('param').tag, { offset: 0, limit: MAX_RELATED });
    c.header('Cache-Control', CACHED_BRIEFLY);
    return c.json({ data: [...data] }, 200);
  });
}

function addLanguageTags(app: App, { db, clock, access }: AdminContext): void {
  const guard = access.require('gif.edit');
  const path = '/ajax/gif/{id}/language-tags';
  const add = route.post(path, {
    ...guard,
    summary: 'Add tags to a GIF in a language',
    request: { params, body: jsonBody(z.strictObject({ tags: TAGS, lang: NEW_LANGUAGE })) },
    responses: ok(tagTranslation, 'All tags of the GIF in this language'),
  });
  const remove = route.delete(path, {
    ...guard,
    summary: 'Remove tags from a GIF in a language',
    request: { params, query: z.object({ tags: TAG_LIST, lang: NEW_LANGUAGE }) },
    responses: ok(tagTranslation, 'The remaining tags'),
  });

  app.openapi(add, async (c) => {
    const { tags, lang } = c.req.valid('json');
    return c.json(await change(c, { id: c.req.valid('param').id, lang, edit: (before) => addTags(before, tags) }), 200);
  });
  app.openapi(remove, async (c) => {
    const { tags, lang } = c.req.valid('query');
    return c.json(
      await change(c, { id: c.req.valid('param').id, lang, edit: (before) => removeTags(before, tags) }),
      200,
    );
  });

  async function change(c: AppContext, { id, lang, edit }: TagChange) {
    const { item } = await updateGif(db, {
      id,
      now: clock(),
      editor: c.var.caller.account,
      allow: ({ owners }) => requireOwner(c.var.caller, owners),
      edit: (before) => withTags(before, lang, edit(tagsIn(before, lang))),
    });
    return { lang, tags: tagsIn(item, lang) };
  }
}
