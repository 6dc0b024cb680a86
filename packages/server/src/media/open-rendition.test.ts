import { expect, it } from 'vitest';
import { picked, setUpMedia } from '../../testing/media-service.ts';
import { type EncodeRendition, encodeRendition } from './encode-rendition.ts';

const { sticker, second, gif } = picked;
const { service } = setUpMedia();

it('responds 500 to the request whose encoding failed, and retries for the next', async () => {
  let fail = true;
  const { app } = service({
    encode: (master, plan) =>
      fail ? Promise.reject(new Error('/private/path: bad frame')) : encodeRendition(master, plan),
  });
  const path = `/media/${sticker.id}/fixed_width_small_still.webp`;
  const failed = await app.request(path);
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
  const body = await failed.json();
  expect(body).toMatchObject({ code: 'internal', meta: { status: 500 } });
  expect(JSON.stringify(body)).not.toContain('private');
  expect((await app.request(`/media/${gif.id}/original.webp`)).status).toBe(200);
  fail = false;
  expect((await app.request(path)).status).toBe(200);
});

/** An encoder that blocks until it is released. */
function controlledEncoder() {
  const free: (() => void)[] = [];
  const encode: EncodeRendition = async (master, plan) => {
    await new Promise<void>((resolve) => free.push(resolve));
    return encodeRendition(master, plan);
  };
  const waitForRunning = async (count: number) => {
    while (free.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  const release = () => {
    for (const go of free.splice(0)) go();
  };
  return { encode, running: waitForRunning, release };
}

it('responds 503 with Retry-After if the queue is full, and recovers', async () => {
  const { encode, running, release } = controlledEncoder();
  const { app } = service({ encode, capacity: 1 });
  const path = (size: string) => `/media/${sticker.id}/${size}_still.gif`;
  const first = [app.request(path('fixed_width')), app.request(path('fixed_width_small'))];
  await running(2);
  const waits = app.request(path('original'));
  const rejected = await app.request(`/media/${second.id}/original_still.gif`);
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await rejected.json()).toMatchObject({ code: 'unavailable', meta: { status: 503 } });
  expect((await app.request(`/media/${sticker.id}/original.webp`)).status).toBe(200);
  release();
  await Promise.all(first);
  await running(1);
  release();
  expect((await waits).status).toBe(200);
});

it('drops the work of a client that disconnected', async () => {
  const { encode, running, release } = controlledEncoder();
  const { app, made } = service({ encode });
  const path = (size: string) => `/media/${sticker.id}/${size}_still.gif`;
  const first = [app.request(path('fixed_width')), app.request(path('fixed_width_small'))];
  await running(2);
  const client = new AbortController();
  const aborted = app.request(path('original'), { signal: client.signal });
  client.abort();
  await aborted;
  release();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  expect(made).toHaveLength(2);
});
