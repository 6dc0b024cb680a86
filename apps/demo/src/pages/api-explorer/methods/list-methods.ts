import type { MethodGroup } from '../method.ts';
import { text } from './arguments.ts';
import { gifId, page, rating, term } from './parameters.ts';

export const SEARCH_METHODS: MethodGroup = {
  title: 'Searches and tags',
  methods: [
    {
      name: 'trendingSearches',
      endpoint: 'GET /v1/trending/searches',
      description: 'Returns trending search terms.',
      parameters: [],
      run: (client, _, options) => client.trendingSearches(options),
    },
    {
      name: 'searchTags',
      endpoint: 'GET /v1/gifs/search/tags',
      description: 'Returns tags that start with a term, for autocomplete.',
      parameters: [{ ...term, name: 'q', example: 'ca' }, ...page],
      run: (client, args, options) => client.searchTags(text(args, 0), { ...args.options, ...options }),
    },
    {
      name: 'relatedTags',
      endpoint: 'GET /v1/tags/related/{tag}',
      description: 'Returns tags related to a tag, with scores.',
      parameters: [{ ...term, name: 'tag' }],
      run: (client, args, options) => client.relatedTags(text(args, 0), options),
    },
    {
      name: 'associations',
      endpoint: 'GET /v1/gifs/{id}/associations',
      description: 'Returns the channels, tags and variations of a GIF.',
      parameters: [gifId],
      run: (client, args, options) => client.associations(text(args, 0), options),
    },
  ],
};

export const CATEGORY_METHODS: MethodGroup = {
  title: 'Categories and channels',
  methods: [
    {
      name: 'categories',
      endpoint: 'GET /v1/gifs/categories',
      description: 'Returns all categories.',
      parameters: [rating, ...page],
      run: (client, args, options) => client.categories({ ...args.options, ...options }),
    },
    {
      name: 'subcategories',
      endpoint: 'GET /v1/gifs/categories/{category}',
      description: 'Returns the subcategories of a category.',
      parameters: [{ name: 'category', example: 'animals', positional: true }, rating, ...page],
      run: (client, args, options) => client.subcategories(text(args, 0), { ...args.options, ...options }),
    },
    {
      name: 'gifs',
      endpoint: 'GET /v1/gifs/categories/{category}/{subcategory}',
      description: 'Returns the GIFs of a subcategory.',
      parameters: [
        { name: 'category', example: 'animals', positional: true },
        { name: 'subcategory', example: 'cat', positional: true },
        rating,
        ...page,
      ],
      run: (client, args, options) => client.gifs(text(args, 0), text(args, 1), { ...args.options, ...options }),
    },
    {
      name: 'channels',
      endpoint: 'GET /v1/channels/search',
      description: 'Searches channels.',
      parameters: [{ ...term, example: 'a' }, rating, ...page],
      run: (client, args, options) => client.channels(text(args, 0), { ...args.options, ...options }),
    },
  ],
};
