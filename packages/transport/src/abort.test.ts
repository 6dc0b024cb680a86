import { type FaultServer, json, reply, silence, stall, startFaultServer } from '@zoetrope/testkit/fault-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from './request.ts';

let server: FaultServer;

beforeAll(async () => {
  server = await startFaultServer({
    '/good': json({ data: 1 }),
    '/silence': silence,
    '/stall': stall('{"data":[1,2,3,4]}'),
    '/busy': reply(503),
  });
});

afterAll(() => server.close());

/** Rejections run before timers, so an abort that waits for anything is detected. */
async function resultOf(promise: Promise<unknown>, withinMs: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, withinMs, 'too late');
  });
  const end = await Promise.race([promise.catch((reason: unknown) => reason), timeout]);
  clearTimeout(timer);
  return end;
}

describe('an abort', () => {
  it.each([
    ['before the headers', '/silence', 'request'],
    ['in the body', '/stall', 'head'],
    ['between two attempts', '/busy', 'retry'],
  ])('rejects at once with the reason of an abort %s, and closes the connection [C-1]', async (_, path, moment) => {
    const controller = new AbortController();
    const reason = { why: 'the user kept typing' };
    const moments: string[] = [];
    const call = request(`${server.origin}${path}`, {
      signal: controller.signal,
      fetch: async (...args) => {
        const response = await fetch(...args);
        moments.push('head');
        return response;
      },
      retry: {
        delay: () => {
          moments.push('retry');
          return 5_000;
        },
      },
    });
    call.catch(() => {});
    await expect.poll(() => [...server.requests(path).map(() => 'request'), ...moments]).toContain(moment);
    controller.abort(reason);
    expect(await resultOf(call, 20)).toBe(reason);
    expect(server.requests(path)).toHaveLength(1);
    await expect.poll(() => server.openExchanges()).toBe(0);
  });

  it('rejects with the reason of an abort before the call, without a request [C-1]', async () => {
    const reason = new Error('never mind');
    await expect(request(`${server.origin}/good`, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server.requests('/good')).toHaveLength(0);
  });

  it('rejects even if fetch ignores signals [C-1]', async () => {
    const controller = new AbortController();
    const call = request('https://gifs.example', { signal: controller.signal, fetch: () => new Promise(() => {}) });
    controller.abort('enough');
    expect(await resultOf(call, 20)).toBe('enough');
  });

  it('ignores an abort after the response, and leaves no listener behind [C-1]', async () => {
    const controller = new AbortController();
    let listeners = 0;
    const { signal } = controller;
    const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners++;
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners--;
      remove(...args);
    };
    expect((await request(`${server.origin}/good`, { signal })).data).toEqual({ data: 1 });
    expect(listeners).toBe(0);
    controller.abort();
  });
});

describe('timeout and totalTimeout', () => {
  it('rejects a call whose attempts exceed totalTimeout [C-1]', async () => {
    const before = server.requests('/silence').length;
    await expect(
      request(`${server.origin}/silence`, { timeout: 100, totalTimeout: 250, retry: { limit: 100, delay: () => 0 } }),
    ).rejects.toMatchObject({ code: 'timeout' });
    // A slow machine makes fewer attempts.
    expect(server.requests('/silence').length - before).toBeLessThanOrEqual(3);
  });

  it('rejects a call whose fetch never settles [C-1]', async () => {
    await expect(
      request('https://gifs.example', { timeout: 20, totalTimeout: 50, fetch: () => new Promise(() => {}) }),
    ).rejects.toMatchObject({ code: 'timeout' });
  });

  it('disables timeout and totalTimeout with Infinity [C-1]', async () => {
    const endless = { timeout: Number.POSITIVE_INFINITY, totalTimeout: Number.POSITIVE_INFINITY };
    expect((await request(`${server.origin}/good`, endless)).status).toBe(200);
  });
});
