import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeCdn, startFakeCdn } from '../../testing/fake-cdn.ts';
import { createManagementService, type ManagementService } from '../../testing/management/management-service.ts';
import { openTestDatabase } from '../../testing/test-service.ts';
import { type CdnPurge, type CdnPurgeOptions, createCdnPurge } from './purge-cdn.ts';

const log: string[] = [];
const logger = pino({ level: 'error' }, { write: (line) => log.push(line) });
let cdn: FakeCdn;
let service: ManagementService;

beforeAll(async () => {
  cdn = await startFakeCdn();
  service = await createManagementService(await openTestDatabase(), {
    cdnPurge: { url: cdn.url, token: 's3cret' },
    logger,
  });
});
beforeEach(() => {
  cdn.takePurges();
  cdn.respond([]);
});
afterAll(async () => {
  await service.close();
  cdn.close();
});

/** Runs purges until the CDN has accepted them. */
async function purge(run: (purge: CdnPurge) => void, options: Partial<CdnPurgeOptions> = {}): Promise<void> {
  const created = createCdnPurge({ url: cdn.url, siteUrl: 'https://gifs.example', logger, ...options });
  run(created);
  await created.idle();
}

it('purges the media and pages of a GIF that is taken down', async () => {
  const body = { takedowns: [{ gif_id: 'cat-nap', reason: 'copyright' }], send_email: false };
  expect((await service.as('mo')('POST', '/api/v3/content-takedown/takedown', { body })).status).toBe(201);
  await expect.poll(cdn.prefixes).toContain('zoetrope.test/embed/cat-nap');
  expect(cdn.takePurges()).toEqual([
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
  await expect.poll(cdn.prefixes).toContain('zoetrope.test/media/cat-parade/');
});

it('purges all styles of an animated text', async () => {
  await purge(({ items }) => items([`animated-${'x'.repeat(22)}-hop`]));
  expect(cdn.prefixes()).toEqual([
    `gifs.example/media/animated-${'x'.repeat(22)}-`,
    `gifs.example/gifs/animated-${'x'.repeat(22)}-`,
  ]);
});

it('purges below the path of the site URL', async () => {
  await purge(({ items }) => items(['cat-nap']), { siteUrl: 'https://host.example/zoo' });
  expect(cdn.prefixes()).toContain('host.example/zoo/media/cat-nap/');
});

it('purges folders of another host', async () => {
  await purge(({ folder }) => folder('https://cdn.example:8443/library/uploads/u1/'));
  expect(cdn.prefixes()).toEqual(['cdn.example:8443/library/uploads/u1/']);
});

it('purges many GIFs by requests of at most 30 prefixes, each prefix once', async () => {
  await purge(({ items }) => {
    items(Array.from({ length: 20 }, (_, index) => `gif-${index}`));
    items(['gif-19']);
  });
  expect(new Set(cdn.prefixes()).size).toBe(100);
  expect(cdn.prefixes()).toHaveLength(100);
  expect(cdn.takePurges().map(({ prefixes }) => prefixes.length)).toEqual([30, 30, 30, 10]);
});

it('purges after purges of nothing', async () => {
  await purge(({ items }) => {
    items([]);
    items(['cat-nap']);
  });
  expect(cdn.prefixes()).toHaveLength(5);
});

it('repeats a purge that fails for a moment', async () => {
  cdn.respond([503, 503]);
  await purge(({ items }) => items(['cat-nap']));
  expect(cdn.takePurges()).toHaveLength(1);
});

it('logs the prefixes of a purge that fails, without the token', async () => {
  cdn.respond([403]);
  await purge(({ items }) => items(['cat-nap']), { token: 's3cret' });
  expect(log.join('')).toContain('gifs.example/media/cat-nap/');
  expect(log.join('')).not.toContain('s3cret');
});

it('accepts all purges before the service has closed', async () => {
  const closing = await createManagementService(await openTestDatabase(), { cdnPurge: { url: cdn.url }, logger });
  cdn.respond([503]);
  const body = { takedowns: [{ gif_id: 'cat-nap', reason: 'copyright' }], send_email: false };
  await closing.as('mo')('POST', '/api/v3/content-takedown/takedown', { body });
  await closing.close();
  expect(cdn.prefixes()).toContain('zoetrope.test/media/cat-nap/');
});
