import { z } from '@hono/zod-openapi';
import type { App } from '../../http/app-env.ts';
import { created, jsonBody, noContent, ok, routesWith } from '../../http/routes.ts';
import { IDS } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { list } from '../shared/schemas.ts';
import { canView, findChannel } from './channel-record.ts';
import { channelGif, channelGifs } from './channel-schemas.ts';
import { addGifs, gifsOfChannels, removeGifs } from './fill-channels.ts';

const route = routesWith({ tags: ['channels'] });

/** Adds the routes that list, add and remove the GIFs of channels [S-4]. */
export function addChannelGifRoutes(app: App, { db, clock, access }: AdminContext): void {
  const path = '/api/v4/channel-gifs';

  const get = route.get(path, {
    ...access.require('channel.gifs'),
    summary: 'List the channels that contain GIFs',
    request: { query: z.object({ gif: IDS }) },
    responses: ok(list(channelGif), 'Oldest first; only channels that the caller may view'),
  });
  const add = route.post(path, {
    ...access.require('channel.contents'),
    summary: 'Add GIFs to a channel',
    request: { body: jsonBody(channelGifs) },
    responses: created(list(channelGif), 'The GIFs in the channel'),
  });
  const remove = route.post(`${path}/remove`, {
    ...access.require('channel.contents'),
    summary: 'Remove GIFs from a channel',
    request: { body: jsonBody(channelGifs) },
    responses: noContent('The GIFs are removed'),
  });

  app.openapi(get, async (c) => {
    const entries = await gifsOfChannels(db, c.req.valid('query').gif);
    const channels = await Promise.all(
      [...new Set(entries.map(({ channel }) => channel))].map((slug) => findChannel(db, slug)),
    );
    const visibleSlugs = new Set(
      channels.flatMap((channel) => (channel && canView(channel, c.var.caller.account) ? channel.slug : [])),
    );
    return c.json({ data: entries.filter(({ channel }) => visibleSlugs.has(channel)) }, 200);
  });
  app.openapi(add, async (c) => {
    const data = await addGifs(db, c.var.caller, { ...c.req.valid('json'), now: clock() });
    return c.json({ data }, 201);
  });
  app.openapi(remove, async (c) => {
    await removeGifs(db, c.var.caller, c.req.valid('json'));
    return c.body(null, 204);
  });
}
