import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Loader, LoadRecoveries, useLoad } from './use-load.ts';

afterEach(cleanup);

interface Call {
  readonly options: Parameters<Loader<string>>[0];
  readonly resolve: (value: string) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

function setUp(initialKey: string | null) {
  const calls: Call[] = [];
  const load: Loader<string> = (options) =>
    new Promise((resolve, reject) => {
      calls.push({
        options,
        resolve: (value) => act(async () => resolve(value)),
        fail: (error) => act(async () => reject(error)),
      });
    });
  let allRecoveries = 0;
  const hook = renderHook(({ key, recoveries }) => useLoad(key, load, recoveries), {
    initialProps: { key: initialKey, recoveries: 0 },
    wrapper: ({ children }) => createElement(LoadRecoveries, { value: allRecoveries }, children),
  });
  const call = (index: number): Call => {
    const pending = calls[index];
    if (pending === undefined) throw new Error(`no call ${index}: only ${calls.length} were made`);
    return pending;
  };
  return {
    calls,
    call,
    state: () => hook.result.current,
    change: (key: string | null, recoveries = 0) => hook.rerender({ key, recoveries }),
    recoverAll(count: number) {
      allRecoveries = count;
      hook.rerender({ key: initialKey, recoveries: 0 });
    },
  };
}

describe('useLoad', () => {
  it('returns the loaded value', async () => {
    const { state, call } = setUp('a');
    expect(state().status).toBe('loading');
    await call(0).resolve('A');
    expect(state()).toMatchObject({ status: 'ready', value: 'A' });
  });

  it('ignores a result for a previous key', async () => {
    const { state, call, change } = setUp('a');
    change('b');
    expect(call(0).options.signal.aborted).toBe(true);
    await call(0).resolve('A');
    expect(state().status).toBe('loading');
    await call(1).resolve('B');
    expect(state()).toMatchObject({ status: 'ready', value: 'B' });
  });

  it('drops the value when the key changes', async () => {
    const { state, call, change } = setUp('a');
    await call(0).resolve('A');
    change('b');
    expect(state().status).toBe('loading');
  });

  it('bypasses the cache on retry, but not for the next key', async () => {
    const { state, call, change } = setUp('a');
    await call(0).fail(new Error('no'));
    expect(state()).toMatchObject({ status: 'failed', error: new Error('no') });
    act(() => state().retry());
    expect(call(1).options.cache).toBe('reload');
    await call(1).resolve('A');
    expect(state()).toMatchObject({ status: 'ready', value: 'A' });
    change('b');
    expect(call(2).options.cache).toBe('default');
  });

  it('retries a failed call when the number of recoveries increases', async () => {
    const { calls, state, call, change } = setUp('a');
    await call(0).fail(new Error('no'));
    change('a', 1);
    await call(1).resolve('A');
    expect(state()).toMatchObject({ status: 'ready', value: 'A' });
    change('a', 2);
    expect(calls).toHaveLength(2);
  });

  it('retries failed calls below LoadRecoveries when its number increases', async () => {
    const { calls, state, call, recoverAll } = setUp('a');
    await call(0).fail(new Error('no'));
    recoverAll(1);
    await call(1).resolve('A');
    expect(state()).toMatchObject({ status: 'ready', value: 'A' });
    recoverAll(2);
    expect(calls).toHaveLength(2);
  });

  it('makes no call without a key', () => {
    expect(setUp(null).calls).toHaveLength(0);
  });
});
