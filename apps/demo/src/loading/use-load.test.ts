import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Loader, useLoad } from './use-load.ts';

afterEach(cleanup);

interface Call {
  readonly options: Parameters<Loader<string>>[0];
  readonly answer: (value: string) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

function setUp(key: string | null) {
  const calls: Call[] = [];
  const load: Loader<string> = (options) =>
    new Promise((resolve, reject) => {
      calls.push({
        options,
        answer: (value) => act(async () => resolve(value)),
        fail: (error) => act(async () => reject(error)),
      });
    });
  const hook = renderHook(({ now, recoveries }) => useLoad(now, load, recoveries), {
    initialProps: { now: key, recoveries: 0 },
  });
  const call = (index: number): Call => {
    const made = calls[index];
    if (made === undefined) throw new Error(`no call ${index}: only ${calls.length} were made`);
    return made;
  };
  return {
    calls,
    call,
    state: () => hook.result.current,
    change: (now: string | null, recoveries = 0) => hook.rerender({ now, recoveries }),
  };
}

describe('useLoad', () => {
  it('gives what it has loaded', async () => {
    const { state, call } = setUp('a');
    expect(state().status).toBe('loading');
    await call(0).answer('A');
    expect(state()).toMatchObject({ status: 'ready', value: 'A' });
  });

  it('never shows an old answer under a new key', async () => {
    const { state, call, change } = setUp('a');
    change('b');
    expect(call(0).options.signal.aborted).toBe(true);
    await call(0).answer('A');
    expect(state().status).toBe('loading');
    await call(1).answer('B');
    expect(state()).toMatchObject({ status: 'ready', value: 'B' });
  });

  it('forgets the value at once when the key changes', async () => {
    const { state, call, change } = setUp('a');
    await call(0).answer('A');
    change('b');
    expect(state().status).toBe('loading');
  });

  it('tries again past the cache, and asks the next thing as usual [K-2]', async () => {
    const { state, call, change } = setUp('a');
    await call(0).fail(new Error('no'));
    expect(state()).toMatchObject({ status: 'failed', error: new Error('no') });
    act(() => state().retry());
    expect(call(1).options.cache).toBe('reload');
    await call(1).answer('A');
    expect(state()).toMatchObject({ status: 'ready', value: 'A' });
    change('b');
    expect(call(2).options.cache).toBe('default');
  });

  it('tries again by itself when the service is back, if it had failed', async () => {
    const { calls, state, call, change } = setUp('a');
    await call(0).fail(new Error('no'));
    change('a', 1);
    await call(1).answer('A');
    expect(state()).toMatchObject({ status: 'ready', value: 'A' });
    change('a', 2);
    expect(calls).toHaveLength(2);
  });

  it('asks nothing without a key', () => {
    expect(setUp(null).calls).toHaveLength(0);
  });
});
