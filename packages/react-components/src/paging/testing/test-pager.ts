import type { FetchGifs, GifsResult, PageRequest } from '@zoetrope/model';
import { buildPage } from '@zoetrope/testkit';
import { vi } from 'vitest';
import { createPager, type PagerCallbacks, type PagerOptions } from '../create-pager.ts';

/** A source whose answers are given by hand. */
function source() {
  const calls: { page: PageRequest; answer(result: GifsResult): void; fail(error: unknown): void }[] = [];
  const fetchGifs: FetchGifs = (page) =>
    new Promise((answer, fail) => {
      calls.push({ page, answer, fail });
    });
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('nothing was asked for');
    return call;
  };
  return { calls, fetchGifs, last };
}

type Given = Partial<PagerCallbacks> & Pick<PagerOptions, 'gifs' | 'kept'>;

/** A pager of such a source, not started. */
export function createTestPager({ gifs, kept, ...callbacks }: Given = {}) {
  const from = source();
  const all = { fetchGifs: from.fetchGifs, ...callbacks };
  return { ...from, pager: createPager({ callbacks: () => all, gifs, kept, debounceMs: 250 }) };
}

export const settle = () => vi.advanceTimersByTimeAsync(0);

/** A pager that has started and got its first page. */
export async function firstPage(given: Given = {}) {
  const all = createTestPager(given);
  const stop = all.pager.start();
  all.last().answer(buildPage());
  await settle();
  return { ...all, stop };
}
