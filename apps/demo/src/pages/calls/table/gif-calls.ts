import type { CallGroup } from '../call.ts';
import { gifId, limit, offset, page, rating, term, type } from './parameters.ts';
import { text, texts } from './values.ts';

export const GIF_CALLS: CallGroup = {
  title: 'GIFs',
  calls: [
    {
      name: 'search',
      asks: 'GET /v1/{type}/search',
      about: 'Searches GIFs, stickers, animated text or clips.',
      parameters: [
        term,
        type('gifs', 'stickers', 'text', 'videos'),
        { name: 'channel', hint: 'Searches one channel only.' },
        { name: 'sort', choices: ['relevant', 'recent'] },
        { name: 'lang', hint: 'Language of the term, such as “es”.' },
        rating,
        ...page,
      ],
      run: (client, given, options) => client.search(text(given, 0), { ...given.options, ...options }),
    },
    {
      name: 'trending',
      asks: 'GET /v1/{type}/trending',
      about: 'Returns trending GIFs, stickers, animated text or clips.',
      parameters: [type('gifs', 'stickers', 'text', 'videos'), rating, ...page],
      run: (client, given, options) => client.trending({ ...given.options, ...options }),
    },
    {
      name: 'related',
      asks: 'GET /v1/{type}/related',
      about: 'Returns GIFs related to a GIF.',
      parameters: [gifId, type('gifs', 'stickers', 'videos'), rating, offset, limit],
      run: (client, given, options) => client.related(text(given, 0), { ...given.options, ...options }),
    },
    {
      name: 'random',
      asks: 'GET /v1/{type}/random',
      about: 'Returns a random GIF. Not cached.',
      parameters: [type('gifs', 'stickers', 'text', 'videos'), { name: 'tag', example: 'dance' }, rating],
      run: (client, given, options) => client.random({ ...given.options, ...options }),
    },
    {
      name: 'gif',
      asks: 'GET /v1/gifs/{id}',
      about: 'Returns a GIF by id.',
      parameters: [gifId],
      run: (client, given, options) => client.gif(text(given, 0), options),
    },
    {
      name: 'gifs',
      asks: 'GET /v1/gifs?ids=',
      about: 'Returns several GIFs by id.',
      parameters: [{ name: 'ids', kind: 'list', hint: 'Comma-separated.', positional: true }],
      run: (client, given, options) => client.gifs(texts(given, 0), options),
    },
  ],
};
