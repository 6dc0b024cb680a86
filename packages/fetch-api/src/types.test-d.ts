import type { Channel, FetchGifs, Gif, GifsResult } from '@zoetrope/model';
import { expectTypeOf } from 'vitest';
import type { Client } from './create-client.ts';
import type { related } from './endpoints/related.ts';
import type { search } from './endpoints/search.ts';
import { setCallToAction } from './endpoints/set-call-to-action.ts';
import type { EmbedInfo } from './lazy/embed-info.ts';
import type { GifPaginator } from './paging/gif-paginator.ts';

declare const client: Client;
type DropFirst<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

// The client's methods are assignable to the argument of widgets and paginators.
const fetchGifs: FetchGifs = (page) => client.search('cat', page);
const fetchTrending: FetchGifs = (page) => client.trending({ type: 'stickers', ...page });
const fetchRelated: FetchGifs = (page) => client.related('id', { limit: 12, ...page });
expectTypeOf(fetchGifs).toEqualTypeOf(fetchTrending);
expectTypeOf(fetchRelated).toEqualTypeOf(fetchTrending);

// The plain functions accept a client with methods too.
expectTypeOf(client).toExtend<Parameters<typeof search>[0]>();

expectTypeOf(client.search).returns.resolves.toExtend<GifsResult>();
expectTypeOf(client.gif).returns.resolves.toHaveProperty('data').toEqualTypeOf<Gif>();
expectTypeOf(client.channels).returns.resolves.toHaveProperty('data').toEqualTypeOf<readonly Channel[]>();
expectTypeOf(client.trendingSearches).returns.resolves.toHaveProperty('data').toEqualTypeOf<readonly string[]>();
expectTypeOf(setCallToAction).returns.resolves.toEqualTypeOf<void>();
expectTypeOf<GifPaginator['endReason']>().toEqualTypeOf<'total' | 'empty' | 'stalled' | undefined>();

// Both forms of `gifs`.
expectTypeOf(client.gifs(['a'], {})).resolves.toExtend<GifsResult>();
expectTypeOf(client.gifs('actions', 'waving', { limit: 5 })).resolves.toExtend<GifsResult>();
// @ts-expect-error a category needs its subcategory
client.gifs('actions');

// The compiler rejects wrong options.
// @ts-expect-error there is no such media type
client.search('cat', { type: 'movies' });
// @ts-expect-error animated text has no related GIFs
client.related('id', { type: 'text' });
// @ts-expect-error a write needs its token
setCallToAction(client, 'id', { cta: { text: 'Buy' } });

// The methods have the parameters of the plain functions, without the client.
expectTypeOf(client.related).parameters.toEqualTypeOf<DropFirst<Parameters<typeof related>>>();
expectTypeOf(client.embedInfo).returns.resolves.toEqualTypeOf<EmbedInfo>();
client.setCallToAction('id', { text: 'Buy', link: 'https://a.example' }, { token: 't' });
// @ts-expect-error a write needs its token
client.setCallToAction('id', { text: 'Buy' }, {});

// Results are read-only.
declare const page: GifsResult;
// @ts-expect-error a shared list
page.data.push;
// @ts-expect-error a shared GIF
page.data[0].title = 'mine';
