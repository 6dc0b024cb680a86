import type { Clock, Gif, Provider } from '@zoetrope/model';
import { isZoetropeError, ZoetropeError } from '@zoetrope/transport';
import type { Client } from '../create-client.ts';

/** The calls that do not depend on ids of one provider. */
const CALLS = [
  'search',
  'trending',
  'random',
  'emoji',
  'emojiDefaultVariations',
  'animate',
  'channels',
  'categories',
  'trendingSearches',
  'searchTags',
  'relatedTags',
] as const satisfies readonly (keyof Client)[];

type FallbackCall = (typeof CALLS)[number];

/** A call whose result names the provider that responded. */
type NamedCall<F> = F extends (...args: infer A) => Promise<infer R>
  ? (...args: A) => Promise<R & { readonly meta: { readonly provider: string } }>
  : never;

/** A client of several providers. Results name their provider in `meta.provider`. */
export type FallbackClient = { readonly [name in FallbackCall]: NamedCall<Client[name]> } & {
  /** The provider of the first client. */
  readonly provider: Provider;
  /** The providers of all clients, in order. */
  readonly providers: readonly Provider[];
  /** The client of a GIF's provider, for calls with its id. Undefined if no client has that provider. */
  readonly clientOf: (gif: Pick<Gif, 'provider'>) => Client | undefined;
};

/** Options of `fallback`. */
export interface FallbackOptions {
  /**
   * Milliseconds that a client is not called after its `n`th outage in succession, from 1. A longer `Retry-After` of
   * its service takes precedence.
   * @default 6 s × 2^(n−1), at most 5 min
   */
  readonly delay?: ((n: number) => number) | undefined;
  /** In milliseconds; for tests. @default performance */
  readonly clock?: Clock | undefined;
}

/**
 * Combines the clients of several providers: a call is made by the first one, and by the next one if the service of the
 * first cannot be reached, times out, or responds with 429 or 5xx. A list never mixes providers: all its pages come
 * from the provider of its first page, which its cursors name. So pass `pagination.next` as `cursor`, as widgets and
 * paginators do; an offset alone rejects with a `validation` error. A client whose service failed is called again after
 * an exponentially growing delay. If all have failed, the one whose delay ends first is called.
 *
 * A client makes its own retries first. `retry: false` and a short `timeout` switch sooner.
 *
 * @example
 * const first = createClient({ provider: localProvider('https://gifs.example'), apiKey: 'zoetrope-web', retry: false });
 * const second = createClient({ provider: giphy, apiKey: 'my-key' });
 * const { data, meta } = await fallback([first, second]).search('cat');
 */
export function fallback(
  clients: readonly [Client, ...Client[]],
  { delay = exponentialDelay, clock = performance }: FallbackOptions = {},
): FallbackClient {
  const members = clients.map((client, index): Member => ({ client, index, failures: 0, retryAt: 0 }));

  async function callMember(member: Member, name: FallbackCall, args: readonly unknown[]): Promise<Result> {
    try {
      const call = member.client[name] as (...args: readonly unknown[]) => Promise<Result>;
      const result = await call(...args);
      member.failures = 0;
      member.retryAt = 0;
      return withProvider(result, member);
    } catch (error) {
      // Concurrent calls fail together, which is one outage.
      if (isOutage(error) && clock.now() >= member.retryAt) {
        member.failures += 1;
        member.retryAt = clock.now() + Math.max(delay(member.failures), error.retryAfterMs ?? 0);
      }
      throw error;
    }
  }

  async function callFirstAvailable(name: FallbackCall, args: readonly unknown[]): Promise<Result> {
    const now = clock.now();
    const available = members.filter(({ retryAt }) => retryAt <= now);
    const soonest = members.reduce((best, member) => (member.retryAt < best.retryAt ? member : best));
    let failure: unknown;
    for (const member of available.length > 0 ? available : [soonest]) {
      try {
        return await callMember(member, name, args);
      } catch (error) {
        if (!isOutage(error)) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  async function call(name: FallbackCall, args: readonly unknown[]): Promise<Result> {
    const options = args.at(-1);
    const { cursor, offset = 0 } = (typeof options === 'object' && options ? options : {}) as PageOptions;
    if (!cursor && !(offset > 0)) return callFirstAvailable(name, args);
    const [index = '', ...rest] = (cursor ?? '').split(':');
    const member = index === '' ? undefined : members[Number(index)];
    if (!member) {
      const message = 'Pass pagination.next of the previous page as cursor: it names the provider of the list';
      throw new ZoetropeError(message, { code: 'validation' });
    }
    const page = { ...(options as PageOptions), cursor: rest.join(':') || undefined };
    return callMember(member, name, [...args.slice(0, -1), page]);
  }

  const calls = Object.fromEntries(CALLS.map((name) => [name, (...args: readonly unknown[]) => call(name, args)]));
  return {
    ...(calls as unknown as FallbackClient),
    provider: clients[0].provider,
    providers: clients.map(({ provider }) => provider),
    clientOf: (gif) => clients.find(({ provider }) => provider.id === gif.provider),
  };
}

interface Member {
  readonly client: Client;
  readonly index: number;
  /** Outages in succession. */
  failures: number;
  /** Of the clock; until then the client is not called for new lists. */
  retryAt: number;
}

interface PageOptions {
  readonly cursor?: string | undefined;
  readonly offset?: number | undefined;
}

interface Result {
  readonly meta: object;
  readonly pagination?: { readonly next?: string | undefined } | undefined;
}

/** Names the provider in a result, and in the cursor of its next page. */
function withProvider(result: Result, { client, index }: Member): Result {
  const { meta, pagination } = result;
  const next = pagination?.next === '' ? '' : `${index}:${pagination?.next ?? ''}`;
  return {
    ...result,
    meta: { ...meta, provider: client.provider.id },
    ...(pagination && { pagination: { ...pagination, next } }),
  };
}

function isOutage(error: unknown): error is ZoetropeError {
  return isZoetropeError(error) && (OUTAGES.has(error.code) || error.status >= 500);
}

const OUTAGES: ReadonlySet<string> = new Set(['network', 'timeout', 'rate-limit']);

/** Errors are cached for 6 s, so an earlier call could get the same error again. */
function exponentialDelay(n: number): number {
  return Math.min(6_000 * 2 ** (n - 1), 300_000);
}
