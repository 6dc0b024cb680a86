import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAction } from './use-action.ts';

function setUp() {
  const ends: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  const { result } = renderHook(() =>
    useAction(() => new Promise<void>((resolve, reject) => ends.push({ resolve, reject }))),
  );
  return { result, ends };
}

it('is busy while it runs, and ignores a second call', async () => {
  const { result, ends } = setUp();
  let first: Promise<boolean> | undefined;
  act(() => {
    first = result.current.run();
  });
  expect(result.current.busy).toBe(true);
  await act(async () => expect(await result.current.run()).toBe(false));
  expect(ends).toHaveLength(1);
  await act(async () => ends[0]?.resolve());
  expect(await first).toBe(true);
  expect(result.current.busy).toBe(false);
});

it('keeps the error until the next call', async () => {
  const { result, ends } = setUp();
  act(() => void result.current.run());
  await act(async () => ends[0]?.reject(new Error('rejected')));
  expect(result.current.error).toEqual(new Error('rejected'));
  act(() => void result.current.run());
  expect(result.current.error).toBeUndefined();
  await act(async () => ends[1]?.resolve());
});
