import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findAnyPostgres } from '../../../testing/any-postgres.ts';
import { buildEvent, eventAbout, postEvents } from '../../../testing/pingback-events.ts';
import { createTestService, openSnapshot, type TestService } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { payloadSecret, writePayload } from '../payload.ts';
import type { Summary } from './read-summary.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 21, 12, 34, 56);

const postgres = await findAnyPostgres();
afterAll(() => postgres.stop());
let schemas = 0;

function openReal(): Promise<OpenDatabase> {
  schemas += 1;
  return postgres.openFixture(`zoetrope_summary_${schemas}`);
}

describe.each([
  ['the embedded Postgres', openSnapshot],
  [postgres.name, openReal],
])('the summary on %s', (_, open) => {
  async function setUp() {
    const time = { now: NOW };
    const database = await open();
    const service = createTestService(database, { clock: () => time.now });
    return {
      time,
      database,
      service,
      post: (events: readonly unknown[]) => postEvents(service, events),
      about: async (id: string, action_type: string) =>
        eventAbout((await service.one(`/v1/gifs/${id}`)).data, { action_type, ts: time.now }),
      read: async (query = '') => (await service.get<{ data: Summary }>(`/v2/pingback/summary${query}`)).data,
    };
  }

  /** Closes the service after the test, even if it fails. */
  async function setUpTest() {
    const context = await setUp();
    onTestFinished(() => context.service.close());
    return context;
  }

  it('counts stored events by type, minute and GIF, and those that were not stored', async () => {
    const { time, database, service, post, about, read } = await setUpTest();
    const cat = await about('cat-nap', 'SEEN');
    // Sent by a page that loaded it before it was hidden.
    const payload = writePayload({ itemId: 'secret', responseId: 'r' }, await payloadSecret(database.db));
    const secret = buildEvent({ analytics_response_payload: payload, action_type: 'SEEN', ts: time.now });
    await post([cat, await about('cat-nap', 'CLICK'), await about('duckling', 'HOVER'), secret]);
    time.now += 2 * MINUTE_MS;
    const duplicate = buildEvent({ event_id: 'the-same-event', action_type: 'START' });
    await post([duplicate, duplicate, cat, null, { ...duplicate, ts: -1 }, { ...duplicate, ts: 'now' }]);
    await post([null]);
    await service.flush();

    const summary = await read();
    expect(summary).toMatchObject({
      from: '2026-11-21T11:37:00.000Z',
      to: '2026-11-21T12:37:00.000Z',
      by_type: { SEEN: 3, HOVER: 1, CLICK: 1, START: 1 },
      duplicates: 1,
      rejected: [
        { field: 'event', events: 2 },
        { field: 'ts', events: 2 },
      ],
    });
    expect(summary.by_minute).toHaveLength(60);
    expect(summary.by_minute.slice(-3)).toEqual([
      { minute: '2026-11-21T12:34:00Z', SEEN: 2, HOVER: 1, CLICK: 1, START: 0, duplicates: 0, rejected: 0 },
      { minute: '2026-11-21T12:35:00Z', SEEN: 0, HOVER: 0, CLICK: 0, START: 0, duplicates: 0, rejected: 0 },
      { minute: '2026-11-21T12:36:00Z', SEEN: 1, HOVER: 0, CLICK: 0, START: 1, duplicates: 1, rejected: 4 },
    ]);
    // Hidden items are in no list.
    expect(summary.by_gif).toEqual([
      { gif_id: 'cat-nap', title: 'Nap', events: 3, SEEN: 2, HOVER: 0, CLICK: 1, START: 0 },
      { gif_id: 'duckling', title: 'Duckling', events: 1, SEEN: 0, HOVER: 1, CLICK: 0, START: 0 },
    ]);
  });

  it('limits the summary to the window and the number of GIFs', async () => {
    const { time, post, about, read } = await setUpTest();
    await post([await about('cat-nap', 'SEEN'), await about('cat-nap', 'SEEN'), await about('duckling', 'SEEN')]);
    expect((await read('?top=1')).by_gif.map(({ gif_id }) => gif_id)).toEqual(['cat-nap']);
    time.now += 30 * MINUTE_MS;
    const countSeen = async (window: string) => (await read(`?window=${window}`)).by_type.SEEN;
    expect([await countSeen('15m'), await countSeen('1h'), await countSeen('24h')]).toEqual([0, 3, 3]);
    expect((await read('?window=15m')).by_gif).toEqual([]);
    expect((await read('?window=24h')).by_minute).toHaveLength(1440);
  });

  it('computes the summary once per second, however many callers there are', async () => {
    const { time, service, post, about, read } = await setUpTest();
    const before = await read();
    await post([await about('cat-nap', 'SEEN')]);
    expect(await read()).toEqual(before);
    time.now += 1000;
    expect((await read()).by_type.SEEN).toBe(1);
    const response = await service.request('/v2/pingback/summary');
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=1');
  });

  it('limits the number of GIFs in a summary to 50', async () => {
    const { post, about, read } = await setUpTest();
    await post([await about('cat-nap', 'SEEN')]);
    expect((await read('?top=51')).by_gif).toEqual((await read('?top=50')).by_gif);
  });

  describe('with an invalid parameter', () => {
    let service: TestService;
    beforeAll(async () => {
      ({ service } = await setUp());
    });
    afterAll(() => service.close());

    it.each([
      ['?window=60', 'window'],
      ['?window=constructor', 'window'],
      ['?top=0', 'top'],
      ['?top=x', 'top'],
    ])('responds 400 to %s and names the parameter %s', async (query, parameter) => {
      const { status, body } = await service.requestError(`/v2/pingback/summary${query}`);
      expect({ status, parameter: body.parameter }).toEqual({ status: 400, parameter });
    });
  });
});
