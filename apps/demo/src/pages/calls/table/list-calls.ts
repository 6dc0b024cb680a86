import type { CallGroup } from '../call.ts';
import { gifId, page, rating, term } from './parameters.ts';
import { text } from './values.ts';

export const WORD_CALLS: CallGroup = {
  title: 'Searches and tags',
  calls: [
    {
      name: 'trendingSearches',
      asks: 'GET /v1/trending/searches',
      about: 'Returns trending search terms.',
      parameters: [],
      run: (client, _, options) => client.trendingSearches(options),
    },
    {
      name: 'searchTags',
      asks: 'GET /v1/gifs/search/tags',
      about: 'Returns tags that start with a term, for autocomplete.',
      parameters: [{ ...term, name: 'q', example: 'ca' }, ...page],
      run: (client, given, options) => client.searchTags(text(given, 0), { ...given.options, ...options }),
    },
    {
      name: 'relatedTags',
      asks: 'GET /v1/tags/related/{tag}',
      about: 'Returns tags related to a tag, with scores.',
      parameters: [{ ...term, name: 'tag' }],
      run: (client, given, options) => client.relatedTags(text(given, 0), options),
    },
    {
      name: 'associations',
      asks: 'GET /v1/gifs/{id}/associations',
      about: 'Returns the channels, tags and variations of a GIF.',
      parameters: [gifId],
      run: (client, given, options) => client.associations(text(given, 0), options),
    },
  ],
};

export const CATEGORY_CALLS: CallGroup = {
  title: 'Categories and channels',
  calls: [
    {
      name: 'categories',
      asks: 'GET /v1/gifs/categories',
      about: 'Returns all categories.',
      parameters: [rating, ...page],
      run: (client, given, options) => client.categories({ ...given.options, ...options }),
    },
    {
      name: 'subcategories',
      asks: 'GET /v1/gifs/categories/{category}',
      about: 'Returns the subcategories of a category.',
      parameters: [{ name: 'category', example: 'animals', positional: true }, rating, ...page],
      run: (client, given, options) => client.subcategories(text(given, 0), { ...given.options, ...options }),
    },
    {
      name: 'gifs',
      asks: 'GET /v1/gifs/categories/{category}/{subcategory}',
      about: 'Returns the GIFs of a subcategory.',
      parameters: [
        { name: 'category', example: 'animals', positional: true },
        { name: 'subcategory', example: 'cat', positional: true },
        rating,
        ...page,
      ],
      run: (client, given, options) => client.gifs(text(given, 0), text(given, 1), { ...given.options, ...options }),
    },
    {
      name: 'channels',
      asks: 'GET /v1/channels/search',
      about: 'Searches channels.',
      parameters: [{ ...term, example: 'a' }, rating, ...page],
      run: (client, given, options) => client.channels(text(given, 0), { ...given.options, ...options }),
    },
  ],
};
