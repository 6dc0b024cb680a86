import type { CallRow } from './call-row.ts';

const DRAFT = { slug: 'cats', display_name: 'Cats', parent: 'animals', tags: ['cat'] };
const GIFS = { channel: 'cats', gif: ['a', 'b'] };

/** Rows S-4 to S-7. */
export const CHANNEL_CALLS: readonly CallRow[] = [
  ['getChannelGifs', (c) => c.getChannelGifs({ gif: ['a', 'b'] }), 'GET /api/v4/channel-gifs/?gif=a%2Cb'],
  ['addChannelGifs', (c) => c.addChannelGifs(GIFS), 'POST /api/v4/channel-gifs/', GIFS],
  ['removeChannelGifs', (c) => c.removeChannelGifs(GIFS), 'POST /api/v4/channel-gifs/remove/', GIFS],
  ['getArtists', (c) => c.getArtists(), 'GET /api/v4/artists/?order=desc&sort=updatetime&offset=0'],
  [
    'getArtists',
    (c) => c.getArtists({ filter: 'ar', freelance: true, order: 'asc', sort: 'username', offset: 25 }),
    'GET /api/v4/artists/?filter=ar&freelance=true&order=asc&sort=username&offset=25',
  ],
  ['getChannel', (c) => c.getChannel({ id: 'cats' }), 'GET /api/v4/channels/cats'],
  [
    'getChannel',
    (c) => c.getChannel({ id: 'cats', fetch_children: false }),
    'GET /api/v4/channels/cats?fetch_children=false',
  ],
  ['getChannelBySlug', (c) => c.getChannelBySlug({ slug: 'cats' }), 'GET /api/v4/channels?slug=cats'],
  ['getRootChannels', (c) => c.getRootChannels(), 'GET /api/v4/channels'],
  ['createChannel', (c) => c.createChannel(DRAFT), 'POST /api/v4/channels/', DRAFT],
  [
    'updateChannel',
    (c) => c.updateChannel({ id: 'cats', is_visible: false }),
    'PATCH /api/v4/channels/cats/',
    { is_visible: false },
  ],
  ['deleteChannel', (c) => c.deleteChannel({ id: 'cats' }), 'DELETE /api/v4/channels/cats/'],
  [
    'moveChannel',
    (c) => c.moveChannel({ id: 'cats', position: 2, target_channel: 'animals' }),
    'POST /api/v4/channels/cats/move/',
    { position: 2, target_channel: 'animals' },
  ],
  [
    'moveChannel',
    (c) => c.moveChannel({ id: 'cats', position: 0, target_channel: null }),
    'POST /api/v4/channels/cats/move/',
    { position: 0, target_channel: null },
  ],
  ['getChannelFeed', (c) => c.getChannelFeed({ id: 'cats' }), 'GET /api/v4/channels/cats/feed/?limit=25'],
  [
    'getChannelFeed',
    (c) => c.getChannelFeed({ id: 'cats', limit: 5, offset: 10 }),
    'GET /api/v4/channels/cats/feed/?limit=5&offset=10',
  ],
  ['getChannelChildren', (c) => c.getChannelChildren({ id: 'cats' }), 'GET /api/v4/channels/cats/children/'],
  [
    'createRankedTag',
    (c) => c.createRankedTag({ channel: 'cats', tag: 'purr', rank: 1 }),
    'POST /api/v4/channel-ranked-tags/',
    { channel: 'cats', tag: 'purr', rank: 1 },
  ],
  [
    'updateRankedTag',
    (c) => c.updateRankedTag({ id: 't1', rank: 0 }),
    'PATCH /api/v4/channel-ranked-tags/t1/',
    { rank: 0 },
  ],
  ['deleteRankedTag', (c) => c.deleteRankedTag({ id: 't1' }), 'DELETE /api/v4/channel-ranked-tags/t1/'],
  [
    'createMagicTag',
    (c) => c.createMagicTag({ channel: 'cats', tag: 'purr' }),
    'POST /api/v4/channel-magic-tags/',
    { channel: 'cats', tag: 'purr' },
  ],
  ['deleteMagicTag', (c) => c.deleteMagicTag({ id: 't1' }), 'DELETE /api/v4/channel-magic-tags/t1/'],
];
