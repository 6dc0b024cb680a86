import { afterAll, describe, expect, it } from 'vitest';
import { findAnyPostgres } from '../testing/any-postgres.ts';
import { describeClient } from '../testing/client-suite.ts';
import { describeCore } from '../testing/core-suite.ts';
import { emojiCatalogue } from '../testing/emoji-catalogue.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { createTestService } from '../testing/test-service.ts';
import { migrate } from './database/migrate.ts';
import { loadCatalogue } from './library/catalogue/load-catalogue.ts';
import type { Catalogue } from './storage/catalogue.ts';

const postgres = await findAnyPostgres();
afterAll(() => postgres.stop());

async function openLoaded(schema: string, catalogue: Catalogue = fixtureCatalogue) {
  const database = await postgres.open(schema);
  await migrate(database.db);
  await loadCatalogue(database.db, catalogue, Date.now());
  return database;
}

describeClient(`the client and the service on ${postgres.name}`, () => openLoaded('zoetrope_client', emojiCatalogue));

describeCore(`the service on ${postgres.name}`, () => postgres.openFixture('zoetrope_core'));

describe(`several processes on ${postgres.name}`, () => {
  it('creates the schema and loads the catalogue once if several processes start at the same time', async () => {
    const databases = await Promise.all([1, 2, 3].map(() => openLoaded('zoetrope_start')));
    const items = await databases[0]?.db.selectFrom('items').select('id').execute();
    expect(items).toHaveLength(fixtureCatalogue.items.length);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('accepts payloads of another process, and counts an event once [N-3]', async () => {
    const first = createTestService(await postgres.openFixture('zoetrope_pair'));
    const second = createTestService(await postgres.openFixture('zoetrope_pair'));
    const gif = (await first.one('/v1/gifs/on-my-way')).data;
    const event = {
      ts: 1,
      action_type: 'CLICK',
      user_id: 'u',
      analytics_response_payload: gif.analytics_response_payload,
    };
    const post = (service: typeof first, index: number) => {
      const events = Array.from({ length: 20 }, (_, n) => ({ ...event, event_id: `event-${(index + n) % 20}-of-20` }));
      return service.request('/v2/pingback', { method: 'POST', body: JSON.stringify({ events }) });
    };
    const responses = await Promise.all(Array.from({ length: 16 }, (_, n) => post(n % 2 === 0 ? first : second, n)));
    const accepted = await Promise.all(
      responses.map(async (response) => ((await response.json()) as { accepted: number }).accepted),
    );
    expect(accepted.reduce((sum, count) => sum + count)).toBe(20);
    await Promise.all([first.close(), second.close()]);
  });

  it('streams events that another process stored [N-3]', async () => {
    const first = createTestService(await postgres.openFixture('zoetrope_live'));
    const second = createTestService(await postgres.openFixture('zoetrope_live'));
    const reader = (await second.request('/v2/pingback/stream')).body?.pipeThrough(new TextDecoderStream()).getReader();
    const event = { ts: 1, action_type: 'CLICK', user_id: 'u', analytics_response_payload: 'p', event_type: 'heard' };
    let nextEvent = '';
    while (!nextEvent.includes('"event_type":"heard"')) {
      // Repeated until received: a listener only gets events stored after it subscribed.
      await first.request('/v2/pingback', { method: 'POST', body: JSON.stringify({ events: [event] }) });
      nextEvent += (await reader?.read())?.value ?? '';
    }
    expect(nextEvent).toContain('"client":"web"');
    await Promise.all([first.close(), second.close()]);
  });
});
