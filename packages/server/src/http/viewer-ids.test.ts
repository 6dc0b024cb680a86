import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestService, openTestDatabase } from '../../testing/test-service.ts';
import { loggableError } from './loggable-error.ts';

const VIEWER = 'Vwxyz9876543210A';
const EMAIL = 'anna@private.example';

it('logs no viewer id of a query, a header or a body, even if the database fails', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const database = await openTestDatabase();
  const service = createTestService(database, { logger: pino({ level: 'trace' }, stream) });
  const headers = { Cookie: `viewer=${VIEWER}`, Referer: `https://app.test/?u=${VIEWER}`, 'X-Viewer-Id': VIEWER };
  const event = {
    ts: 5,
    action_type: 'SEEN',
    user_id: VIEWER,
    logged_in_user_id: EMAIL,
    analytics_response_payload: '',
  };
  const post = (events: unknown) =>
    service.request('/v2/pingback', { method: 'POST', headers, body: JSON.stringify({ events }) });

  const requestEverything = async () => {
    for (const name of [
      'pingback_id',
      'user_id',
      'userId',
      'random_id',
      'customer_id',
      'viewer',
      'PINGBACK_ID',
      'x%5fid',
    ]) {
      await service.request(`/v1/gifs/trending?limit=1&${name}=${VIEWER}`, { headers });
      await service.request(`/v1/unknown?${name}=${VIEWER}`, { headers });
    }
    await post([event]);
    await post([event, { ...event, ts: VIEWER }]);
    await post([
      { ...event, event_id: 'x' },
      { ...event, attributes: { title: VIEWER } },
    ]);
    await post(VIEWER);
    await service.request('/v2/pingback/recent');
  };
  await requestEverything();
  await database.db.schema.alterTable('pingback_events').dropColumn('user_id').execute();
  await requestEverything();
  await database.db.schema.dropTable('items').execute();
  await requestEverything();
  await service.close();

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(60);
  expect(log).toContain('"status":500');
  expect(log).toContain('/v1/gifs/trending?limit=1&pingback_id=***');
  expect(log).not.toContain(VIEWER);
  expect(log).not.toContain(EMAIL);
});

it('logs the type, message, code and cause of an error, without its data', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const cause = Object.assign(new RangeError(`Key (user_id)=(${VIEWER}) already exists.`), {
    code: '23505',
    detail: VIEWER,
  });
  const error = Object.assign(new TypeError('The write failed.', { cause }), { parameters: [VIEWER], code: 'E_WRITE' });
  pino(stream).error({ err: loggableError(error) }, 'Failed');
  pino(stream).error({ err: loggableError(VIEWER) }, 'Failed');
  const [first, second] = lines.map((line) => JSON.parse(line).err);
  expect(first).toMatchObject({
    type: 'TypeError',
    code: 'E_WRITE',
    stack: expect.stringContaining('viewer-ids.test'),
  });
  expect(first.message).toContain('The write failed.');
  expect(second.message).toBe('A string was thrown.');
  expect(lines.join()).not.toContain(VIEWER);
});
