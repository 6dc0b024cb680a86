import type { CallGroup } from '../call.ts';
import { gifId, limit, offset, page, rating, term, type } from './parameters.ts';
import { text, texts } from './values.ts';

export const GIF_CALLS: CallGroup = {
  title: 'GIFs',
  calls: [
    {
      name: 'search',
      asks: 'GET /v1/{type}/search',
      about: 'GIFs, stickers, animated texts or clips for a term.',
      parameters: [
        term,
        type('gifs', 'stickers', 'text', 'videos'),
        { name: 'channel', hint: 'Searches one creator’s channel.' },
        { name: 'sort', choices: ['relevant', 'recent'] },
        { name: 'lang', hint: 'Language of the term, ISO 639-1.' },
        rating,
        ...page,
      ],
      run: (client, given, options) => client.search(text(given, 0), { ...given.options, ...options }),
    },
    {
      name: 'trending',
      asks: 'GET /v1/{type}/trending',
      about: 'What is watched most now.',
      parameters: [type('gifs', 'stickers', 'text', 'videos'), rating, ...page],
      run: (client, given, options) => client.trending({ ...given.options, ...options }),
    },
    {
      name: 'related',
      asks: 'GET /v1/{type}/related',
      about: 'What is like one GIF.',
      parameters: [gifId, type('gifs', 'stickers', 'videos'), rating, offset, limit],
      run: (client, given, options) => client.related(text(given, 0), { ...given.options, ...options }),
    },
    {
      name: 'random',
      asks: 'GET /v1/{type}/random',
      about: 'Another GIF each time; never remembered.',
      parameters: [type('gifs', 'stickers', 'text', 'videos'), { name: 'tag', example: 'dance' }, rating],
      run: (client, given, options) => client.random({ ...given.options, ...options }),
    },
    {
      name: 'gif',
      asks: 'GET /v1/gifs/{id}',
      about: 'One GIF by its id.',
      parameters: [gifId],
      run: (client, given, options) => client.gif(text(given, 0), options),
    },
    {
      name: 'gifs',
      asks: 'GET /v1/gifs?ids=',
      about: 'Several GIFs by their ids.',
      parameters: [{ name: 'ids', kind: 'list', hint: 'Separated by commas.', positional: true }],
      run: (client, given, options) => client.gifs(texts(given, 0), options),
    },
  ],
};
