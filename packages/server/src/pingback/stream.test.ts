import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildEvent, postEvents } from '../../testing/pingback-events.ts';
import { createTestService, openTestDatabase, type TestService } from '../../testing/test-service.ts';
import type { AppOptions } from '../create-app.ts';
import type { OpenDatabase } from '../database/open-database.ts';

let database: OpenDatabase;
let service: TestService;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  service = serve();
});
afterEach(() => service.close());

/** A service of its own on the database of all tests. */
function serve(options: Partial<AppOptions> = {}): TestService {
  return createTestService({ ...database, close: async () => {} }, options);
}

interface ReceivedEvent {
  readonly id: string;
  readonly data: { readonly seq: number; readonly gif_id: string; readonly title: string; readonly user_id: string };
}

/** Reads a stream event by event. */
async function listen(headers: Record<string, string> = {}) {
  const controller = new AbortController();
  const response = await service.request('/v2/pingback/stream', { headers, signal: controller.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    async next(): Promise<ReceivedEvent | undefined> {
      for (;;) {
        const [, whole, data, id] = /(event: pingback\ndata: (.*)\nid: (\d+)\n\n)/.exec(text) ?? [];
        if (whole !== undefined && data !== undefined && id !== undefined) {
          text = text.slice(text.indexOf(whole) + whole.length);
          return { id, data: JSON.parse(data) };
        }
        const read = await reader?.read();
        if (read === undefined || read.done) return undefined;
        text += read.value;
      }
    },
    leave: () => reader?.cancel(),
  };
}

async function send(id: string, count = 1): Promise<void> {
  const { data } = await service.one(`/v1/gifs/${id}`);
  const event = { ts: 5, action_type: 'SEEN', user_id: 'Abcdefgh01234567', logged_in_user_id: 'anna@example.org' };
  const events = Array.from({ length: count }, () => ({
    ...event,
    analytics_response_payload: data.analytics_response_payload,
  }));
  await service.request('/v2/pingback', { method: 'POST', body: JSON.stringify({ events }) });
}

it("streams each event to every listener without the viewer's identity [N-3]", async () => {
  const [first, second] = [await listen(), await listen()];
  await send('cat-nap');
  for (const listener of [first, second]) {
    const received = await listener.next();
    expect(received?.data).toMatchObject({
      gif_id: 'cat-nap',
      title: 'Nap',
      user_id: 'Abcd…',
      action_type: 'SEEN',
      ts: 5,
      client: 'web',
    });
    expect(JSON.stringify(received)).not.toMatch(/anna|Abcdefgh/);
    expect(received?.id).toBe(String(received?.data.seq));
  }
  await first.leave();
  await send('on-my-way');
  expect((await second.next())?.data.gif_id).toBe('on-my-way');
});

it('sends a reconnecting listener the missed events, once and in order [N-3]', async () => {
  const first = await listen();
  await send('cat-nap');
  const received = await first.next();
  await first.leave();
  await send('on-my-way', 3);
  const back = await listen({ 'Last-Event-ID': received?.id ?? '' });
  await send('duckling');
  const missed = [await back.next(), await back.next(), await back.next(), await back.next()];
  expect(missed.map((event) => event?.data.gif_id)).toEqual(['on-my-way', 'on-my-way', 'on-my-way', 'duckling']);
  expect(new Set(missed.map((event) => event?.id)).size).toBe(4);
});

it('skips to the newest event if more is stored than anyone can follow [N-3]', async () => {
  const listener = await listen();
  await postEvents(
    service,
    Array.from({ length: 300 }, () => buildEvent()),
  );
  for (let received = 0; received < 200; received += 1) expect((await listener.next())?.data.gif_id).toBeNull();
  await send('duckling');
  expect((await listener.next())?.data.gif_id).toBe('duckling');
});

it('disables buffering in proxies and caches', async () => {
  const { response } = await listen();
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('X-Accel-Buffering')).toBe('no');
});

it('rejects more listeners than it can serve, and accepts others when they leave', async () => {
  await service.close();
  service = serve({
    trustProxy: 1,
    apiKeys: { 'zoetrope-web': 'web', other: 'mobile' },
  });
  const listeners = await Promise.all(
    Array.from({ length: 79 }, (_, n) => listen({ 'X-Forwarded-For': `203.0.113.${n}` })),
  );
  const other = '/v2/pingback/stream?api_key=other';
  for (let n = 79; n < 100; n += 1) {
    const headers = { 'X-Forwarded-For': `203.0.113.${n}` };
    expect((await service.app.request(`http://zoetrope.test${other}`, { headers })).status).toBe(200);
  }
  const { status, headers, body } = await service.requestError('/v2/pingback/stream');
  expect({ status, code: body.code, retry: headers.get('Retry-After') }).toEqual({
    status: 503,
    code: 'unavailable',
    retry: '10',
  });
  await listeners[0]?.leave();
  await expect
    .poll(async () => {
      const { response, leave } = await listen();
      await leave();
      return response.status;
    })
    .toBe(200);
});

it('limits the streams of one network, so that others can still open one', async () => {
  await service.close();
  service = serve({ trustProxy: 1 });
  const from = (network: string) => listen({ 'X-Forwarded-For': network });
  const opened = [];
  for (let count = 0; count < 10; count += 1) opened.push(await from('203.0.113.1'));
  expect(opened.map(({ response }) => response.status)).toEqual(Array(10).fill(200));
  const refused = (await from('203.0.113.1')).response;
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
  const other = await from('203.0.113.2');
  expect(other.response.status).toBe(200);
  await opened[0]?.leave();
  await expect.poll(async () => (await from('203.0.113.1')).response.status).toBe(200);
});

it('limits the streams of one key', async () => {
  await service.close();
  service = serve({ trustProxy: 1 });
  const statuses: number[] = [];
  for (let count = 0; count < 81; count += 1) {
    statuses.push((await listen({ 'X-Forwarded-For': `203.0.113.${count}` })).response.status);
  }
  expect(statuses).toEqual([...Array(80).fill(200), 503]);
  const other = await service.app.request('/v2/pingback/stream?api_key=zoetrope-mobile');
  expect(other.status).toBe(200);
});
