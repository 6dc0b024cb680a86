import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createTestService, openSnapshot } from '../../testing/test-service.ts';
import type { OpenDatabase } from '../database/open-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSnapshot();
});
afterAll(() => database.close());

it('logs one line per request without secrets and search texts', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, linesInto(lines));
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

it('logs an internal error and hides it from the caller', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, linesInto(lines));
  const broken = await openSnapshot();
  onTestFinished(() => broken.close());
  const { error } = createTestService(broken, { logger });
  await broken.db.schema.dropTable('item_scores').execute();
  const { status, body } = await error('/v1/gifs/trending');
  expect({ status, code: body.code, message: body.message }).toEqual({
    status: 500,
    code: 'internal',
    message: 'An internal error occurred.',
  });
  expect(lines.join()).toContain('item_scores');
  expect(lines.join()).toContain(body.request_id);
});

function linesInto(lines: string[]): Writable {
  return new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
}
