import { z } from '@hono/zod-openapi';
import type { Db } from '../../database/schema.ts';
import type { App } from '../../http/app-env.ts';
import { created, jsonBody, noContent, ok, routesWith } from '../../http/routes.ts';
import { ID, text } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { magicTag, rankedTag } from './channel-schemas.ts';
import { addTag, changeRankedTag, removeTag } from './fill-channels.ts';

const route = routesWith({ tags: ['channels'] });

const params = z.object({ id: ID });
const RANK = z.number().int().min(0).max(1_000_000);

/** Adds the routes of ranked and magic tags [S-7]. */
export function addChannelTagRoutes(app: App, context: AdminContext): void {
  addRankedTagRoutes(app, context);
  addMagicTagRoutes(app, context);
}

function addRankedTagRoutes(app: App, { db, access }: AdminContext): void {
  const path = '/api/v4/channel-ranked-tags';
  const guard = access.require('channel.contents');
  const add = route.post(path, {
    ...guard,
    summary: 'Add a ranked tag to a channel',
    request: { body: jsonBody(z.strictObject({ channel: ID, tag: text(50), rank: RANK.optional() })) },
    responses: created(rankedTag, 'The tag with its rank'),
  });
  const change = route.patch(`${path}/{id}`, {
    ...guard,
    summary: 'Update a ranked tag',
    request: { params, body: jsonBody(z.strictObject({ tag: text(50).optional(), rank: RANK.optional() })) },
    responses: ok(rankedTag, 'The updated tag'),
  });
  const remove = route.delete(`${path}/{id}`, {
    ...guard,
    summary: 'Remove a ranked tag',
    request: { params },
    responses: noContent('The tag is removed'),
  });

  app.openapi(add, async (c) => {
    const { id } = await addTag(db, c.var.caller, { table: 'ranked_tags', ...c.req.valid('json') });
    return c.json(await findRankedTag(db, id), 201);
  });
  app.openapi(change, async (c) => {
    const { id } = c.req.valid('param');
    await changeRankedTag(db, c.var.caller, { id, ...c.req.valid('json') });
    return c.json(await findRankedTag(db, id), 200);
  });
  app.openapi(remove, async (c) => {
    await removeTag(db, c.var.caller, { table: 'ranked_tags', id: c.req.valid('param').id });
    return c.body(null, 204);
  });
}

function addMagicTagRoutes(app: App, { db, access }: AdminContext): void {
  const path = '/api/v4/channel-magic-tags';
  const guard = access.require('channel.contents');
  const add = route.post(path, {
    ...guard,
    summary: 'Add a magic tag, which includes its GIFs in the channel',
    request: { body: jsonBody(z.strictObject({ channel: ID, tag: text(50) })) },
    responses: created(magicTag, 'The tag'),
  });
  const remove = route.delete(`${path}/{id}`, {
    ...guard,
    summary: 'Remove a magic tag',
    request: { params },
    responses: noContent('The tag is removed, and with it the GIFs that only it included'),
  });

  app.openapi(add, async (c) =>
    c.json(await addTag(db, c.var.caller, { table: 'magic_tags', ...c.req.valid('json') }), 201),
  );
  app.openapi(remove, async (c) => {
    await removeTag(db, c.var.caller, { table: 'magic_tags', id: c.req.valid('param').id });
    return c.body(null, 204);
  });
}

function findRankedTag(db: Db, id: string) {
  return db.selectFrom('ranked_tags').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
