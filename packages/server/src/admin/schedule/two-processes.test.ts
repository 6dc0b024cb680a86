import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { findAnyPostgres } from '../../../testing/any-postgres.ts';
import { fixtureCatalogue } from '../../../testing/fixture-catalogue.ts';
import { DEMO_PASSWORD } from '../../auth/seed-demo.ts';
import { type RunningServer, startServer } from '../../start-server.ts';

const SLOW_MS = 300_000;
const HOUR_MS = 3_600_000;
const GIFS = ['cafe', 'nope', 'lets-go', 'plain', 'on-my-way', 'duckling'];

const postgres = await findAnyPostgres();
const databaseUrl = await postgres.address?.('zoetrope_two_processes');
const folder = await mkdtemp(join(tmpdir(), 'zoetrope-two-'));
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Only one service can open the embedded database, so it only covers the restart. */
const NUMBERS = databaseUrl === undefined ? [1] : [1, 2];

let clockOffset = 0;
const clock = () => Date.now() + clockOffset;

const startAll = () =>
  Promise.all(
    NUMBERS.map((number) =>
      startServer({
        catalogue: fixtureCatalogue,
        port: 0,
        dataFolder: join(folder, String(number)),
        databaseUrl,
        rateLimits: false,
        demo: true,
        clock,
      }),
    ),
  );

async function closeAll(services: readonly RunningServer[]): Promise<void> {
  await Promise.all(services.map((service) => service.close()));
}

it(
  `publishes a story and each scheduled GIF once with ${NUMBERS.length} services on ${postgres.name}, and catches up after a restart [G-7] [G-8]`,
  async () => {
    let services = await startAll();
    onTestFinished(() => closeAll(services));
    const [first = ''] = services.map(({ origin }) => origin);
    const { token } = await read(`${first}/login`, { body: { username: 'mo', password: DEMO_PASSWORD } });
    const asMo = { headers: { Authorization: `Bearer ${token}` } };
    const schedule = (timestamp: number, ids: readonly string[], origin: string) => {
      const gifs = ids.map((id) => ({ id, is_sticker: false, type: 'gif' }));
      return read(`${origin}/trendingscheduler/schedule?timestamp=${timestamp}`, { ...asMo, body: { gifs } });
    };
    /** Times at which each entry went live. */
    const wentLive = async (): Promise<readonly string[]> => {
      const path = '/trendingscheduler/activity?limit=100';
      const { data } = await read(`${services.at(-1)?.origin}${path}`, asMo);
      return data
        .filter(({ action }: { action: string }) => action === 'went-live')
        .map((activity: { entry_id: string }) => activity.entry_id);
    };
    const storyAt = async (origin: string, id: string) => (await fetch(`${origin}/stories/${id}`)).status;
    const trendsAt = async (origin: string): Promise<readonly string[]> =>
      (await read(`${origin}/stories/trending`)).data.map((entry: { story_id: string }) => entry.story_id);

    const time = clock() + HOUR_MS;
    await schedule(time, GIFS, first);
    const publish_datetime = new Date(time).toISOString();
    const story = { title: 'Later', gifs: ['duckling'], is_published: true };
    const { story_id } = await read(`${first}/stories`, { ...asMo, body: { username: 'mo', story, publish_datetime } });
    const trending_story = { story_id, publish_datetime };
    await read(`${first}/stories/trending`, { ...asMo, body: { trending_story } });
    for (const { origin } of services) {
      expect(await storyAt(origin, story_id)).toBe(404);
      expect(await trendsAt(origin)).toEqual([]);
    }
    expect(await wentLive()).toEqual([]);

    clockOffset += HOUR_MS;
    await expect.poll(async () => (await wentLive()).length, { timeout: 60_000 }).toBe(GIFS.length);
    for (const { origin } of services) {
      expect(await storyAt(origin, story_id)).toBe(200);
      expect(await trendsAt(origin)).toEqual([story_id]);
    }

    await schedule(clock() + HOUR_MS, GIFS, first);
    await closeAll(services);
    clockOffset += HOUR_MS;
    services = await startAll();
    await expect.poll(async () => (await wentLive()).length, { timeout: 60_000 }).toBe(2 * GIFS.length);
    // `close` waits for the current run of each.
    await closeAll(services);
    services = await startAll();
    const live = await wentLive();
    expect(new Set(live).size).toBe(live.length);
    expect(live).toHaveLength(2 * GIFS.length);
    for (const { origin } of services) expect(await trendsAt(origin)).toEqual([story_id]);
  },
  SLOW_MS,
);

interface ReadOptions {
  readonly headers?: { readonly [name: string]: string } | undefined;
  /** Request bodies. */
  readonly body?: object | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: the test reads bodies of any shape, and fails if one has another
async function read(url: string, { headers = {}, body }: ReadOptions = {}): Promise<any> {
  const response = await fetch(url, {
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return response.json();
}
