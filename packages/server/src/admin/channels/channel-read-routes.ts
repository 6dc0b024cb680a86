import { z } from '@hono/zod-openapi';
import { OPTIONAL_SIGN_IN } from '../../auth/access.ts';
import type { App } from '../../http/app-env.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { optional } from '../../http/query-parameters.ts';
import { ok, routesWith } from '../../http/routes.ts';
import { FLAG, ID, LIMIT, OFFSET } from '../../http/text-schema.ts';
import type { AdminContext } from '../shared/admin-context.ts';
import { gifsPage, list } from '../shared/schemas.ts';
import { channelFeed } from './channel-feed.ts';
import { type ChannelRecord, canView, findChannels, visibleChannel } from './channel-record.ts';
import { channelResult } from './channel-result.ts';
import { channelSchema } from './channel-schemas.ts';

const route = routesWith({ tags: ['channels'], security: OPTIONAL_SIGN_IN });

const params = z.object({ id: ID });

const get = route.get('/api/v4/channels/{id}', {
  summary: 'A channel',
  request: { params, query: z.object({ fetch_children: optional(FLAG.optional()) }) },
  responses: ok(channelSchema, 'The channel, with its direct children unless fetch_children=false'),
});

const bySlug = route.get('/api/v4/channels', {
  summary: 'Find a channel by its slug, or list the top-level channels',
  request: { query: z.object({ slug: optional(ID.optional()) }) },
  responses: ok(list(channelSchema), 'The channels, in order'),
});

const children = route.get('/api/v4/channels/{id}/children', {
  summary: 'List the direct children of a channel',
  request: { params },
  responses: ok(list(channelSchema), 'The channels, in order'),
});

const feed = route.get('/api/v4/channels/{id}/feed', {
  summary: 'List the GIFs of a channel',
  request: { params, query: z.object({ limit: LIMIT, offset: OFFSET }) },
  responses: ok(gifsPage, 'Manually added GIFs first, newest first; then by ranked tags; then by popularity'),
});

/** Adds the routes that read channels, their children and their GIFs [S-6]. */
export function addChannelReadRoutes(app: App, { db, access, origin, gifs }: AdminContext): void {
  app.openapi(children, async (c) => {
    const viewer = await access.anyCaller(c);
    const { slug } = await visibleChannel(db, c.req.valid('param').id, viewer);
    const children = (await findChannels(db, { parents: [slug] })).filter((channel) => canView(channel, viewer));
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data: children.map((channel) => channelResult(channel, { origin: origin(c) })) }, 200);
  });

  app.openapi(feed, async (c) => {
    const { limit, offset } = c.req.valid('query');
    const { slug } = await visibleChannel(db, c.req.valid('param').id, await access.anyCaller(c));
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(await gifs.page(c, await channelFeed(db, slug, { limit, offset }), offset), 200);
  });

  app.openapi(get, async (c) => {
    const viewer = await access.anyCaller(c);
    const channel = await visibleChannel(db, c.req.valid('param').id, viewer);
    const [result] = await withChildren([channel]);
    c.header('Cache-Control', NEVER_CACHED);
    if (c.req.valid('query').fetch_children === false)
      return c.json(channelResult(channel, { origin: origin(c) }), 200);
    const inside = (result?.children ?? []).filter((channel) => canView(channel, viewer));
    return c.json(channelResult(channel, { origin: origin(c), children: inside }), 200);
  });

  app.openapi(bySlug, async (c) => {
    const { slug } = c.req.valid('query');
    const viewer = await access.anyCaller(c);
    const channels =
      slug === undefined ? await findChannels(db, { parents: null }) : [await visibleChannel(db, slug, viewer)];
    const visible = await withChildren(channels.filter((channel) => canView(channel, viewer)));
    const data = visible.map(({ channel, children }) =>
      channelResult(channel, { origin: origin(c), children: children.filter((child) => canView(child, viewer)) }),
    );
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data }, 200);
  });

  async function withChildren(channels: readonly ChannelRecord[]) {
    const all = await findChannels(db, { parents: channels.map(({ slug }) => slug) });
    return channels.map((channel) => ({ channel, children: all.filter(({ parent }) => parent === channel.slug) }));
  }
}
