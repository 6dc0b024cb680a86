import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createTestService, openTestDatabase } from '../../testing/test-service.ts';
import type { OpenDatabase } from '../database/open-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('logs one line per request without secrets or search terms', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, writeInto(lines));
  const { request } = createTestService(database, { logger });
  await request('/v1/gifs/search?q=very%20private&limit=3&access_token=t0ken', {
    headers: { Authorization: 'Bearer s3cret', Cookie: 'c00kie' },
  });
  await request('/v1/nothing');
  const log = lines.map((line) => JSON.parse(line));
  expect(log).toMatchObject([
    { method: 'GET', url: '/v1/gifs/search?q=***&limit=3&access_token=***&api_key=***', status: 200, client: 'web' },
    { method: 'GET', url: '/v1/nothing?api_key=***', status: 404 },
  ]);
  expect(lines.join()).not.toMatch(/private|t0ken|s3cret|c00kie|zoetrope-web/);
});

it('does not log health checks', async () => {
  const lines: string[] = [];
  const { request } = createTestService(database, { logger: pino({ level: 'info' }, writeInto(lines)) });
  for (const path of ['/healthz', '/livez', '/readyz', '/readyz/api', '/readyz/collector/']) await request(path);
  // HAProxy requests `OPTIONS /` by default.
  for (const path of ['/', '/healthz']) await request(path, { method: 'OPTIONS' });
  await request('/livez/more');
  expect(lines.map((line) => JSON.parse(line).url)).toEqual(['/livez/more?api_key=***']);
});

it('logs the request id, and the trace id of a W3C traceparent', async () => {
  const lines: string[] = [];
  const { request } = createTestService(database, { logger: pino({ level: 'info' }, writeInto(lines)) });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await request('/v1/nothing', { headers: { traceparent, 'X-Request-Id': 'request-17' } });
  await request('/v1/nothing', { headers: { traceparent: 'forged"}' } });
  const [traced, forged] = lines.map((line) => JSON.parse(line));
  expect(traced).toMatchObject({ request_id: 'request-17', trace_id: '0af7651916cd43dd8448eb211c80319c' });
  expect(forged).not.toHaveProperty('trace_id');
});

it('logs an internal error and hides it from the caller', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, writeInto(lines));
  const broken = await openTestDatabase();
  onTestFinished(() => broken.close());
  const { requestError } = createTestService(broken, { logger });
  const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  await broken.db.schema.dropTable('item_scores').execute();
  const { status, body } = await requestError('/v1/gifs/trending', { headers });
  expect({ status, code: body.code, message: body.message }).toEqual({
    status: 500,
    code: 'internal',
    message: 'An internal error occurred.',
  });
  expect(lines.join()).toContain('item_scores');
  expect(lines.join()).toContain(body.request_id);
  expect(lines.join()).toContain('"trace_id":"0af7651916cd43dd8448eb211c80319c"');
});

function writeInto(lines: string[]): Writable {
  return new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
}
