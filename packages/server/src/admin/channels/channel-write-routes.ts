import { z } from '@hono/zod-openapi';
import type { App, AppContext } from '../../http/app-env.ts';
import { created, jsonBody, noContent, ok, routesWith } from '../../http/routes.ts';
import { ID } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { createChannel, deleteChannel, updateChannel } from './change-channels.ts';
import { requireChannel } from './channel-record.ts';
import { channelResult } from './channel-result.ts';
import { channelChange, channelMove, channelSchema, newChannel } from './channel-schemas.ts';
import { moveChannel } from './channel-tree.ts';

const route = routesWith({ tags: ['channels'] });

const params = z.object({ id: ID });

/** Adds the routes that create, update, move and delete channels [S-6]. */
export function addChannelWriteRoutes(app: App, { db, clock, access, origin }: AdminContext): void {
  const path = '/api/v4/channels/{id}';

  const create = route.post('/api/v4/channels', {
    ...access.require('channel.create'),
    summary: 'Create a channel',
    request: { body: jsonBody(newChannel) },
    responses: created(channelSchema, 'The channel, after its siblings'),
  });
  const update = route.patch(path, {
    ...access.require('channel.edit'),
    summary: 'Update a channel',
    request: { params, body: jsonBody(channelChange) },
    responses: ok(channelSchema, 'The updated channel'),
  });
  const remove = route.delete(path, {
    ...access.require('channel.delete'),
    summary: 'Delete a channel without children',
    request: { params },
    responses: noContent('The channel is deleted; its GIFs remain, without a channel'),
  });
  const move = route.post(`${path}/move`, {
    ...access.require('channel.move'),
    summary: 'Move a channel with its children',
    request: { params, body: jsonBody(channelMove) },
    responses: ok(channelSchema, 'The channel at its new position'),
  });

  app.openapi(create, async (c) => {
    const draft = c.req.valid('json');
    await createChannel(db, c.var.caller, draft);
    return c.json(await show(c, draft.slug), 201);
  });
  app.openapi(update, async (c) => {
    const { id } = c.req.valid('param');
    await updateChannel(db, c.var.caller, { slug: id, change: c.req.valid('json'), now: clock() });
    return c.json(await show(c, id), 200);
  });
  app.openapi(remove, async (c) => {
    await deleteChannel(db, c.var.caller, { slug: c.req.valid('param').id, now: clock() });
    return c.body(null, 204);
  });
  app.openapi(move, async (c) => {
    const { id } = c.req.valid('param');
    const { position, target_channel: target } = c.req.valid('json');
    await moveChannel(db, c.var.caller, { slug: id, position, target });
    return c.json(await show(c, id), 200);
  });

  async function show(c: AppContext, slug: string) {
    return channelResult(await requireChannel(db, slug), { origin: origin(c) });
  }
}
