import { z } from '@hono/zod-openapi';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { created, jsonBody, noContent, ok, routesWith } from '../../http/routes.ts';
import { LIMIT, OFFSET, text } from '../../http/text-schema.ts';
import type { TagAliases } from '../../library/tags/tag-aliases.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { listing } from '../shared/schemas.ts';
import { addTagAlias, deleteTagAlias, listTagAliases } from './change-aliases.ts';

const route = routesWith({ tags: ['gif tags'] });

const tagAlias = z
  .object({
    alias: z.string(),
    tag: z.string(),
    gifs: z.number().openapi({ description: 'How many public GIFs have the tag.' }),
    unchanged: z.number().openapi({ description: 'How many public GIFs still have the alias as a tag.' }),
    added_by: z.string().optional().openapi({ description: 'A user name. Missing for an imported alias.' }),
    added_at: z.string(),
  })
  .openapi('TagAlias');

const draft = z.strictObject({ alias: text(50), tag: text(50) }).openapi('TagAliasDraft');

const change = z
  .object({
    alias: z.string(),
    tag: z.string(),
    changed: z.number().openapi({ description: 'How many GIFs this call has changed.' }),
    is_complete: z.boolean().openapi({ description: 'False if other GIFs still have the alias: repeat the call.' }),
    edit_id: z.string().optional().openapi({ description: 'Of the edit in the audit trail, which can be undone.' }),
  })
  .openapi('TagAliasChange');

/** Adds the routes of aliases of tags. A change takes effect at once in this process. */
export function addAliasRoutes(app: App, { db, clock, access }: AdminContext, aliases: TagAliases): void {
  const guard = access.require('tag.alias');
  const path = '/api/v1/tag-aliases';
  const all = route.get(path, {
    ...guard,
    summary: 'List the aliases of tags',
    request: { query: z.object({ limit: LIMIT, offset: OFFSET }) },
    responses: ok(listing(tagAlias), 'In the order of their names'),
  });
  const add = route.post(path, {
    ...guard,
    summary: 'Make a tag the alias of another',
    description:
      'Wherever the alias is written as a tag from now on, the tag is stored, and searches for the alias find GIFs with the tag. ' +
      'GIFs that have the alias are changed, up to 1,000 per call: repeat the call until it is complete. ' +
      '409 if the alias is the alias of another tag, if its tag is an alias, or if it has aliases itself. All processes search with a new alias within five seconds.',
    request: { body: jsonBody(draft) },
    responses: created(change, 'The alias as it is stored, and what was changed'),
  });
  const remove = route.delete(`${path}/{alias}`, {
    ...guard,
    summary: 'Delete an alias of a tag',
    request: { params: z.object({ alias: text(200) }) },
    responses: noContent('The alias is deleted. GIFs keep the tags that replaced it'),
  });

  app.openapi(all, async (c) => {
    const { limit, offset } = c.req.valid('query');
    const { rows, total } = await listTagAliases(db, { limit, offset });
    c.header('Cache-Control', NEVER_CACHED);
    const data = rows.map(({ added_by, added_at, ...row }) => ({
      ...row,
      ...(added_by !== null && { added_by }),
      added_at: added_at.toISOString(),
    }));
    return c.json({ data, pagination: { offset, count: data.length, total_count: total } }, 200);
  });
  app.openapi(add, async (c) => {
    const result = await addTagAlias(db, { ...c.req.valid('json'), account: c.var.caller.account, now: clock() });
    aliases.invalidate();
    return c.json(result, 201);
  });
  app.openapi(remove, async (c) => {
    await deleteTagAlias(db, c.req.valid('param').alias);
    aliases.invalidate();
    return c.body(null, 204);
  });
}
