import { createBaseClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import pino from 'pino';
import { knownKeys } from '../src/http/known-keys.ts';
import { startFakeProvider } from './fake-provider.ts';
import { createTestService, openTestDatabase } from './test-service.ts';

/** The service's key at the provider; it must never be sent to a caller. */
export const PROVIDER_KEY = 'a-key/that+is=secret';

export type ProvidedService = Awaited<ReturnType<typeof startProvidedService>>;

/** A service that proxies a provider with configurable responses. */
export async function startProvidedService() {
  const fake = await startFakeProvider();
  const database = await openTestDatabase();
  const log: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line) => log.push(line) });
  const upstream = { provider: fake.provider, key: PROVIDER_KEY };
  const service = createTestService(database, { upstream, logger });
  const wireGif = (id: string) => ({
    type: 'gif',
    id,
    title: id,
    images: { original: { url: `${fake.origin}/media/${id}.gif?cid=1` } },
  });
  return {
    fake,
    service,
    /** The same with proxied media. */
    proxied: createTestService(database, { upstream: { ...upstream, media: 'proxy' } }),
    /** The same with an API key for items up to g only. */
    strict: createTestService(database, {
      upstream,
      knownKeys: knownKeys(new Map([['zoetrope-web', { type: 'web', maxRating: 'g' }]])),
    }),
    log,
    gifOf: wireGif,
    page: (ids: readonly string[], extra = {}) =>
      JSON.stringify({
        data: ids.map(wireGif),
        pagination: { offset: 0, count: ids.length, total_count: 9 },
        meta: { response_id: 'r1' },
        ...extra,
      }),
    respondWithJson: (body: string, headers: Record<string, string> = {}, status = 200) =>
      fake.respondWith((_, response) =>
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body),
      ),
    connect: () =>
      createBaseClient({
        provider: localProvider('http://zoetrope.test'),
        apiKey: 'zoetrope-web',
        retry: false,
        fetch: async (input, init) => service.app.request(input, init),
      }),
    async close() {
      await fake.close();
      await database.close();
    },
  };
}
