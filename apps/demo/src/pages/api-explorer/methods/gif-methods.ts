import type { MethodGroup } from '../method.ts';
import { text, texts } from './arguments.ts';
import { gifId, limit, offset, page, rating, term, type } from './parameters.ts';

export const GIF_METHODS: MethodGroup = {
  title: 'GIFs',
  methods: [
    {
      name: 'search',
      endpoint: 'GET /v1/{type}/search',
      description: 'Searches GIFs, stickers, animated text or clips.',
      parameters: [
        term,
        type('gifs', 'stickers', 'text', 'videos'),
        { name: 'channel', hint: 'Searches one channel only.' },
        { name: 'sort', choices: ['relevant', 'recent'] },
        { name: 'lang', hint: 'Language of the term, such as “es”.' },
        rating,
        ...page,
      ],
      run: (client, args, options) => client.search(text(args, 0), { ...args.options, ...options }),
    },
    {
      name: 'trending',
      endpoint: 'GET /v1/{type}/trending',
      description: 'Returns trending GIFs, stickers, animated text or clips.',
      parameters: [type('gifs', 'stickers', 'text', 'videos'), rating, ...page],
      run: (client, args, options) => client.trending({ ...args.options, ...options }),
    },
    {
      name: 'related',
      endpoint: 'GET /v1/{type}/related',
      description: 'Returns GIFs related to a GIF.',
      parameters: [gifId, type('gifs', 'stickers', 'videos'), rating, offset, limit],
      run: (client, args, options) => client.related(text(args, 0), { ...args.options, ...options }),
    },
    {
      name: 'random',
      endpoint: 'GET /v1/{type}/random',
      description: 'Returns a random GIF. Not cached.',
      parameters: [type('gifs', 'stickers', 'text', 'videos'), { name: 'tag', example: 'dance' }, rating],
      run: (client, args, options) => client.random({ ...args.options, ...options }),
    },
    {
      name: 'gif',
      endpoint: 'GET /v1/gifs/{id}',
      description: 'Returns a GIF by id.',
      parameters: [gifId],
      run: (client, args, options) => client.gif(text(args, 0), options),
    },
    {
      name: 'gifs',
      endpoint: 'GET /v1/gifs?ids=',
      description: 'Returns several GIFs by id.',
      parameters: [{ name: 'ids', kind: 'list', hint: 'Comma-separated.', positional: true }],
      run: (client, args, options) => client.gifs(texts(args, 0), options),
    },
  ],
};
