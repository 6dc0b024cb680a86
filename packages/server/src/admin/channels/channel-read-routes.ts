import { createRoute, z } from '@hono/zod-openapi';
import { SIGNED_IN_OR_NOT } from '../../auth/access.ts';
import type { App } from '../../dialects/native/route-context.ts';
import { NEVER_CACHED } from '../../http/caching.ts';
import { describe } from '../../http/describe.ts';
import { optional } from '../../http/query-parameters.ts';
import { FLAG, ID, LIMIT, OFFSET } from '../../http/text-schema.ts';
import type { ManagementContext } from '../shared/admin-context.ts';
import { gifsPage, list } from '../shared/schemas.ts';
import { channelFeed } from './channel-feed.ts';
import { type ChannelRecord, findChannels, maySee, visibleChannel } from './channel-record.ts';
import { channelResult } from './channel-result.ts';
import { channelSchema } from './channel-schemas.ts';

const tags = ['channels'];
const params = z.object({ id: ID });

const get = createRoute({
  method: 'get',
  path: '/api/v4/channels/{id}',
  tags,
  summary: 'A channel',
  security: SIGNED_IN_OR_NOT,
  request: { params, query: z.object({ fetch_children: optional(FLAG.optional()) }) },
  responses: describe(channelSchema, 'The channel, with those directly inside it unless fetch_children=false'),
});

const bySlug = createRoute({
  method: 'get',
  path: '/api/v4/channels',
  tags,
  summary: 'The channel of a slug; without one, the channels at the top',
  security: SIGNED_IN_OR_NOT,
  request: { query: z.object({ slug: optional(ID.optional()) }) },
  responses: describe(list(channelSchema), 'In their order'),
});

const children = createRoute({
  method: 'get',
  path: '/api/v4/channels/{id}/children',
  tags,
  summary: 'The channels directly inside one',
  security: SIGNED_IN_OR_NOT,
  request: { params },
  responses: describe(list(channelSchema), 'In their order'),
});

const feed = createRoute({
  method: 'get',
  path: '/api/v4/channels/{id}/feed',
  tags,
  summary: 'The GIFs of a channel',
  security: SIGNED_IN_OR_NOT,
  request: { params, query: z.object({ limit: LIMIT, offset: OFFSET }) },
  responses: describe(
    gifsPage,
    'Those added to it first, the newest leading; then by ranked tags, then the popular ones',
  ),
});

/** Reading channels: one, those inside it, its GIFs [S-6] */
export function addChannelReadRoutes(app: App, { db, access, origin, gifs }: ManagementContext): void {
  app.openapi(children, async (c) => {
    const viewer = await access.whoever(c);
    const { slug } = await visibleChannel(db, c.req.valid('param').id, viewer);
    const found = (await findChannels(db, { parents: [slug] })).filter((each) => maySee(each, viewer));
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data: found.map((each) => channelResult(each, { origin: origin(c) })) }, 200);
  });

  app.openapi(feed, async (c) => {
    const { limit, offset } = c.req.valid('query');
    const { slug } = await visibleChannel(db, c.req.valid('param').id, await access.whoever(c));
    c.header('Cache-Control', NEVER_CACHED);
    return c.json(await gifs.page(c, await channelFeed(db, slug, { limit, offset }), offset), 200);
  });

  app.openapi(get, async (c) => {
    const viewer = await access.whoever(c);
    const channel = await visibleChannel(db, c.req.valid('param').id, viewer);
    const [result] = await withChildren([channel]);
    c.header('Cache-Control', NEVER_CACHED);
    if (c.req.valid('query').fetch_children === false)
      return c.json(channelResult(channel, { origin: origin(c) }), 200);
    const inside = (result?.children ?? []).filter((each) => maySee(each, viewer));
    return c.json(channelResult(channel, { origin: origin(c), children: inside }), 200);
  });

  app.openapi(bySlug, async (c) => {
    const { slug } = c.req.valid('query');
    const viewer = await access.whoever(c);
    const found =
      slug === undefined ? await findChannels(db, { parents: null }) : [await visibleChannel(db, slug, viewer)];
    const seen = await withChildren(found.filter((each) => maySee(each, viewer)));
    const data = seen.map(({ channel, children }) =>
      channelResult(channel, { origin: origin(c), children: children.filter((each) => maySee(each, viewer)) }),
    );
    c.header('Cache-Control', NEVER_CACHED);
    return c.json({ data }, 200);
  });

  async function withChildren(channels: readonly ChannelRecord[]) {
    const all = await findChannels(db, { parents: channels.map(({ slug }) => slug) });
    return channels.map((channel) => ({ channel, children: all.filter(({ parent }) => parent === channel.slug) }));
  }
}
