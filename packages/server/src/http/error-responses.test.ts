import { Hono } from 'hono';
import pino from 'pino';
import { expect, it } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { handleError } from './error-responses.ts';

/** The response to a call that throws, and what is logged. */
async function responseTo(thrown: Error) {
  const log: string[] = [];
  const app = new Hono<AppEnv>();
  app.onError(handleError(pino({}, { write: (line) => log.push(line) })));
  app.get('/', () => {
    throw thrown;
  });
  const response = await app.request('/');
  return { status: response.status, headers: response.headers, body: await response.json(), log: log.join('') };
}

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

it.each([
  ['the file system', withCode('ENOSPC: no space left on device, write', 'ENOSPC')],
  ['a quota', withCode('EDQUOT: disk quota exceeded, write', 'EDQUOT')],
  ['libvips', new Error('webpsave: write error\nunix error: No space left on device')],
  ['a child process', Object.assign(new Error('Command failed'), { stderr: 'o.mp4: Disk quota exceeded' })],
])('responds 507 and logs the cause if %s reports a full disk', async (_, thrown) => {
  const { status, body, log } = await responseTo(thrown);
  expect(status).toBe(507);
  expect(body).toMatchObject({
    code: 'storage-full',
    message: expect.stringContaining('storage of this service is full'),
  });
  expect(log).toContain(thrown.message.split('\n')[0]);
});

it('responds 503 with Retry-After if the disk of Postgres is full, so that senders keep their events', async () => {
  const { status, headers } = await responseTo(withCode('could not extend file: No space left on device', '53100'));
  expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
});
