import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createManagementService, type ManagementService } from '../../testing/management/management-service.ts';
import { openSnapshot } from '../../testing/test-service.ts';
import { createCdnPurge } from './purge-cdn.ts';

interface Purge {
  readonly authorization: string | undefined;
  readonly prefixes: readonly string[];
}

let purges: Purge[] = [];
/** Statuses of the next responses; then 200. */
let statuses: number[] = [];
const cdn = createServer(async (incoming: IncomingMessage, response) => {
  let body = '';
  for await (const chunk of incoming) body += chunk;
  const status = statuses.shift() ?? 200;
  if (status === 200) purges.push({ authorization: incoming.headers.authorization, ...JSON.parse(body) });
  response.writeHead(status).end('{}');
});
const log: string[] = [];
const logger = pino({ level: 'error' }, { write: (line) => log.push(line) });
let url = '';
let service: ManagementService;

beforeAll(async () => {
  cdn.listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
  service = await createManagementService(await openSnapshot(), { cdnPurge: { url, token: 's3cret' }, logger });
});
beforeEach(() => {
  purges = [];
  statuses = [];
});
afterAll(async () => {
  await service.close();
  cdn.close();
});

it('purges the media and pages of a GIF that is taken down', async () => {
  const body = { takedowns: [{ gif_id: 'cat-nap', reason: 'copyright' }], send_email: false };
  expect((await service.as('mo')('POST', '/api/v3/content-takedown/takedown', { body })).status).toBe(201);
  await expect
    .poll(() => purges)
    .toEqual([
      {
        authorization: 'Bearer s3cret',
        prefixes: [
          'zoetrope.test/media/cat-nap/',
          'zoetrope.test/media/clip/cat-nap/',
          'zoetrope.test/media/captions/cat-nap/',
          'zoetrope.test/gifs/cat-nap',
          'zoetrope.test/embed/cat-nap',
        ],
      },
    ]);
});

it('purges a GIF whose moderation status changes', async () => {
  const body = { status: 'rejected' };
  expect((await service.as('mo')('POST', '/api/v1/gifs/cat-parade/moderation', { body })).status).toBe(200);
  await expect.poll(() => purges[0]?.prefixes).toContain('zoetrope.test/media/cat-parade/');
});

it('purges all styles of an animated text', async () => {
  await createCdnPurge({ url, siteUrl: 'https://gifs.example', logger })([`animated-${'x'.repeat(22)}-hop`]);
  expect(purges[0]?.prefixes).toEqual([
    `gifs.example/media/animated-${'x'.repeat(22)}-`,
    `gifs.example/gifs/animated-${'x'.repeat(22)}-`,
  ]);
});

it('purges below the path of the site URL', async () => {
  await createCdnPurge({ url, siteUrl: 'https://host.example/zoo', logger })(['cat-nap']);
  expect(purges[0]?.prefixes).toContain('host.example/zoo/media/cat-nap/');
});

it('repeats a purge that fails for a moment', async () => {
  statuses = [503, 503];
  await createCdnPurge({ url, siteUrl: 'https://gifs.example', logger })(['cat-nap']);
  expect(purges).toHaveLength(1);
});

it('logs the prefixes of a purge that fails, without the token', async () => {
  statuses = [403];
  await createCdnPurge({ url, token: 's3cret', siteUrl: 'https://gifs.example', logger })(['cat-nap']);
  expect(log.join('')).toContain('gifs.example/media/cat-nap/');
  expect(log.join('')).not.toContain('s3cret');
});
