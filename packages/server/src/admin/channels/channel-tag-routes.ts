import { createRoute, z } from '@hono/zod-openapi';
import type { Db } from '../../database/schema.ts';
import type { App } from '../../dialects/native/route-context.ts';
import { created, describe, jsonBody, nothing } from '../../http/describe.ts';
import { ID, text } from '../../http/text-schema.ts';
import type { ManagementContext } from '../shared/admin-context.ts';
import { magicTag, rankedTag } from './channel-schemas.ts';
import { addTag, changeRankedTag, removeTag } from './fill-channels.ts';

const params = z.object({ id: ID });
const RANK = z.number().int().min(0).max(1_000_000);
const tags = ['channels'];

/** Ranked tags and magic tags of channels [S-7] */
export function addChannelTagRoutes(app: App, context: ManagementContext): void {
  addRankedTagRoutes(app, context);
  addMagicTagRoutes(app, context);
}

function addRankedTagRoutes(app: App, { db, access }: ManagementContext): void {
  const path = '/api/v4/channel-ranked-tags';
  const guard = access.to('channel.fill');
  const add = createRoute({
    ...guard,
    method: 'post',
    path,
    tags,
    summary: 'Rank a tag in a channel',
    request: { body: jsonBody(z.strictObject({ channel: ID, tag: text(50), rank: RANK.optional() })) },
    responses: created(rankedTag, 'The tag and its rank'),
  });
  const change = createRoute({
    ...guard,
    method: 'patch',
    path: `${path}/{id}`,
    tags,
    summary: 'Change a ranked tag',
    request: { params, body: jsonBody(z.strictObject({ tag: text(50).optional(), rank: RANK.optional() })) },
    responses: describe(rankedTag, 'The tag as it is now'),
  });
  const remove = createRoute({
    ...guard,
    method: 'delete',
    path: `${path}/{id}`,
    tags,
    summary: 'Take a ranked tag away',
    request: { params },
    responses: nothing('It is gone'),
  });

  app.openapi(add, async (c) => {
    const { id } = await addTag(db, c.var.caller, 'ranked_tags', c.req.valid('json'));
    return c.json(await findRankedTag(db, id), 201);
  });
  app.openapi(change, async (c) => {
    const { id } = c.req.valid('param');
    await changeRankedTag(db, c.var.caller, id, c.req.valid('json'));
    return c.json(await findRankedTag(db, id), 200);
  });
  app.openapi(remove, async (c) => {
    await removeTag(db, c.var.caller, 'ranked_tags', c.req.valid('param').id);
    return c.body(null, 204);
  });
}

function addMagicTagRoutes(app: App, { db, access }: ManagementContext): void {
  const path = '/api/v4/channel-magic-tags';
  const guard = access.to('channel.fill');
  const add = createRoute({
    ...guard,
    method: 'post',
    path,
    tags,
    summary: 'Let a tag bring its GIFs into a channel',
    request: { body: jsonBody(z.strictObject({ channel: ID, tag: text(50) })) },
    responses: created(magicTag, 'The tag'),
  });
  const remove = createRoute({
    ...guard,
    method: 'delete',
    path: `${path}/{id}`,
    tags,
    summary: 'Take a magic tag away',
    request: { params },
    responses: nothing('It is gone, and so are the GIFs that only it brought'),
  });

  app.openapi(add, async (c) => c.json(await addTag(db, c.var.caller, 'magic_tags', c.req.valid('json')), 201));
  app.openapi(remove, async (c) => {
    await removeTag(db, c.var.caller, 'magic_tags', c.req.valid('param').id);
    return c.body(null, 204);
  });
}

function findRankedTag(db: Db, id: string) {
  return db.selectFrom('ranked_tags').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
