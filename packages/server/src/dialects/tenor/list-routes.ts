import { randomUUID } from 'node:crypto';
import type { App, AppContext } from '../../http/app-env.ts';
import { CACHED_BRIEFLY, NEVER_CACHED } from '../../http/caching.ts';
import type { ItemWithChannel } from '../../library/gifs/select-page.ts';
import type { ListRequest } from '../../library/library.ts';
import type { DialectContext } from '../dialect.ts';
import { capRating } from '../key-rating.ts';
import {
  isTrue,
  listQuery,
  type Parameters,
  presentParameters,
  readFormats,
  readLimit,
  readNames,
  readRating,
  readRatioRange,
  readSearchText,
  searchQuery,
} from './parameters.ts';
import { readPosition, writePosition } from './position.ts';
import { listResult, tenorResponses, tenorRoute } from './results.ts';
import { type ReadPage, readShuffled, selectItems } from './select-items.ts';
import { toTenorResult } from './to-result.ts';

const search = tenorRoute.get('/v2/search', {
  summary: 'Search GIFs or stickers (Tenor v2)',
  request: { query: searchQuery },
  responses: tenorResponses(listResult, 'The matching items, best first'),
});

const featured = tenorRoute.get('/v2/featured', {
  summary: 'List trending GIFs or stickers (Tenor v2)',
  request: { query: listQuery },
  responses: tenorResponses(listResult, 'The items, most popular first'),
});

/** /v2/search and /v2/featured */
export function addListRoutes(app: App, context: DialectContext): void {
  const { library, network } = context;
  app.openapi(search, (c) =>
    sendList(c, context, {
      sent: c.req.valid('query'),
      readList(request, parameters) {
        const { locale = 'en' } = parameters;
        return library.search({ ...request, q: readSearchText(parameters), lang: locale, network: network(c) });
      },
    }),
  );
  app.openapi(featured, (c) => sendList(c, context, { sent: c.req.valid('query'), readList: library.trending }));
}

interface ListCall {
  readonly sent: Parameters;
  readonly readList: (request: ListRequest, parameters: Parameters) => ReturnType<ReadPage>;
}

async function sendList(c: AppContext, { originOf, itemFiles }: DialectContext, { sent, readList }: ListCall) {
  // A position contains what defines the list: not itself, and not the name of the application.
  const { pos = '', client_key: _, ...others } = presentParameters(sent);
  const position = readPosition(pos);
  const parameters = { ...position.parameters, ...others };
  const limit = readLimit(parameters);
  const filters = new Set(readNames(parameters.searchfilter ?? ''));
  const kind = filters.has('sticker') ? 'sticker' : 'gif';
  const rating = capRating(c, readRating(parameters));
  const isRandom = isTrue(parameters.random);
  const seed = isRandom ? (position.seed ?? randomUUID().slice(0, 8)) : undefined;
  const readInOrder: ReadPage = (range) => readList({ kind, rating, ...range }, parameters);
  const read = seed === undefined ? readInOrder : readShuffled(readInOrder, seed);
  const accepts = filterOf(filters, parameters);
  const { items, next } = await selectItems(read, { offset: position.offset, limit, accepts });
  const media = { origin: originOf(c), formats: readFormats(parameters), files: await itemFiles() };
  const body = {
    results: items.map((item) => toTenorResult(item, media)),
    next: next === undefined ? '' : writePosition({ offset: next, seed, parameters }),
  };
  c.header('Cache-Control', isRandom ? NEVER_CACHED : CACHED_BRIEFLY);
  return c.json(body, 200);
}

/** The condition on the ratio and on stills; undefined if all items satisfy it. */
function filterOf(
  filters: ReadonlySet<string>,
  parameters: Parameters,
): ((item: ItemWithChannel) => boolean) | undefined {
  const range = readRatioRange(parameters);
  const isFiltered = filters.has('static') || filters.has('-static') || range !== undefined;
  if (!isFiltered) return undefined;
  return ({ item: { width, height, frames } }) => {
    const ratio = width / height;
    const isStill = frames === 1;
    if (filters.has('static') && !isStill) return false;
    if (filters.has('-static') && isStill) return false;
    return range === undefined || (ratio >= range.min && ratio <= range.max);
  };
}
