import { createRoute, z } from '@hono/zod-openapi';
import type { App } from '../../dialects/native/route-context.ts';
import type { AppContext } from '../../http/app-env.ts';
import { created, describe, jsonBody, nothing } from '../../http/describe.ts';
import { ID } from '../../http/text-schema.ts';
import type { ManagementContext } from '../shared/admin-context.ts';
import { createChannel, deleteChannel, updateChannel } from './change-channels.ts';
import { existingChannel } from './channel-record.ts';
import { channelResult } from './channel-result.ts';
import { channelChange, channelMove, channelSchema, newChannel } from './channel-schemas.ts';
import { moveChannel } from './channel-tree.ts';

const params = z.object({ id: ID });

/** Making, changing, moving and deleting channels [S-6] */
export function addChannelWriteRoutes(app: App, { db, clock, access, origin }: ManagementContext): void {
  const tags = ['channels'];
  const path = '/api/v4/channels/{id}';

  const create = createRoute({
    ...access.to('channel.create'),
    method: 'post',
    path: '/api/v4/channels',
    tags,
    summary: 'Make a channel',
    request: { body: jsonBody(newChannel) },
    responses: created(channelSchema, 'The channel, last among its siblings'),
  });
  const update = createRoute({
    ...access.to('channel.edit'),
    method: 'patch',
    path,
    tags,
    summary: 'Change a channel',
    request: { params, body: jsonBody(channelChange) },
    responses: describe(channelSchema, 'The channel as it is now'),
  });
  const remove = createRoute({
    ...access.to('channel.delete'),
    method: 'delete',
    path,
    tags,
    summary: 'Delete a channel that has no other inside it',
    request: { params },
    responses: nothing('It is gone; its GIFs stay, without a channel'),
  });
  const move = createRoute({
    ...access.to('channel.move'),
    method: 'post',
    path: `${path}/move`,
    tags,
    summary: 'Move a channel with all inside it',
    request: { params, body: jsonBody(channelMove) },
    responses: describe(channelSchema, 'The channel at its new place'),
  });

  app.openapi(create, async (c) => {
    const draft = c.req.valid('json');
    await createChannel(db, c.var.caller, draft);
    return c.json(await show(c, draft.slug), 201);
  });
  app.openapi(update, async (c) => {
    const { id } = c.req.valid('param');
    await updateChannel(db, c.var.caller, id, c.req.valid('json'), clock());
    return c.json(await show(c, id), 200);
  });
  app.openapi(remove, async (c) => {
    await deleteChannel(db, c.var.caller, c.req.valid('param').id, clock());
    return c.body(null, 204);
  });
  app.openapi(move, async (c) => {
    const { id } = c.req.valid('param');
    const { position, target_channel: target } = c.req.valid('json');
    await moveChannel(db, c.var.caller, { slug: id, position, target });
    return c.json(await show(c, id), 200);
  });

  async function show(c: AppContext, slug: string) {
    return channelResult(await existingChannel(db, slug), { origin: origin(c) });
  }
}
