import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createErrorReports } from './create-error-reports.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A server for Sentry's protocol: an envelope has one JSON value per line. */
async function startEndpoint() {
  const envelopes: { readonly url: string; readonly lines: readonly Record<string, unknown>[] }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const lines = body
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    envelopes.push({ url: request.url ?? '', lines });
    response.setHeader('Content-Type', 'application/json').end('{"id":"0"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  const { port } = server.address() as AddressInfo;
  const events = () => envelopes.map(({ lines: [, , event = {}] }) => event);
  return { dsn: `http://token@127.0.0.1:${port}/17`, envelopes, events };
}

const always = { random: () => 0, globalPrivacyControl: false };

function throwAtDepth(calls: number): never {
  if (calls > 0) throwAtDepth(calls - 1);
  throw new TypeError(`https://api.example/?api_key=very-secret ${'x'.repeat(5000)}`);
}

it('sends an error with its log entries as a Sentry envelope [N-9]', async () => {
  const { dsn, envelopes, events } = await startEndpoint();
  const reports = createErrorReports({ dsn, ...always, release: '1.2.3', environment: 'test' });
  reports.log('opened the picker');
  reports.report(new TypeError('no such rendition'));
  await reports.close();
  expect(envelopes).toHaveLength(1);
  expect(envelopes[0]?.url).toMatch(/^\/api\/17\/envelope\/\?.*sentry_key=token/);
  expect(envelopes[0]?.lines[1]).toMatchObject({ type: 'event' });
  expect(events()[0]).toMatchObject({
    release: '1.2.3',
    environment: 'test',
    exception: {
      values: [
        { type: 'TypeError', value: 'no such rendition', mechanism: { handled: true }, stacktrace: expect.anything() },
      ],
    },
    breadcrumbs: [{ message: 'opened the picker', level: 'info', category: 'log' }],
  });
});

it('truncates messages and stacks, and redacts keys [N-9]', async () => {
  const { dsn, events } = await startEndpoint();
  Error.stackTraceLimit = 100;
  const reports = createErrorReports({ dsn, ...always });
  try {
    throwAtDepth(90);
  } catch (error) {
    reports.report(error);
  }
  Error.stackTraceLimit = 10;
  await reports.close();
  const [exception] = (events()[0] as { exception: { values: { value: string; stacktrace: { frames: unknown[] } }[] } })
    .exception.values;
  expect(exception?.value).toMatch(/^https:\/\/api\.example\/\?api_key=\*\*\* x+…$/);
  expect(exception?.value).toHaveLength(1000);
  expect(exception?.stacktrace.frames).toHaveLength(50);
});

it('reports values that are not Errors, without data of the host page [N-9]', async () => {
  const { dsn, events } = await startEndpoint();
  const reports = createErrorReports({ dsn, ...always });
  reports.report('plain words');
  reports.report({ private: 'thing' });
  await reports.close();
  expect(events()).toHaveLength(2);
  expect(JSON.stringify(events())).toContain('plain words');
  expect(JSON.stringify(events())).not.toContain('thing');
  for (const event of events()) expect(event).not.toHaveProperty('user');
});

it('resends without keepalive a request that is rejected with it [N-9]', async () => {
  const { dsn, envelopes } = await startEndpoint();
  const keepalives: (boolean | undefined)[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    keepalives.push(init?.keepalive);
    if (init?.keepalive) throw new TypeError('Failed to fetch');
    return globalThis.fetch(input, init);
  };
  const reports = createErrorReports({ dsn, ...always, fetch });
  reports.report(new Error('oh'));
  await reports.close();
  expect(keepalives).toEqual([true, false]);
  expect(envelopes).toHaveLength(1);
});

it('resolves when the server is unavailable [N-9]', async () => {
  const { dsn } = await startEndpoint();
  stop?.();
  const reports = createErrorReports({ dsn, ...always });
  reports.report(new Error('oh'));
  await expect(reports.close()).resolves.toBeUndefined();
});
