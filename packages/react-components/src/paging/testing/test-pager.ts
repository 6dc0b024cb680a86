import type { FetchGifs, GifsResult, PageRequest } from '@zoetrope/model';
import { buildPage } from '@zoetrope/testkit';
import { vi } from 'vitest';
import { createPager, type PagerCallbacks, type PagerOptions } from '../create-pager.ts';

interface PendingRequest {
  readonly page: PageRequest;
  resolve(result: GifsResult): void;
  reject(error: unknown): void;
}

/** A `fetchGifs` whose requests are settled by the test. */
function createSource() {
  const requests: PendingRequest[] = [];
  const fetchGifs: FetchGifs = (page) =>
    new Promise((resolve, reject) => {
      requests.push({ page, resolve, reject });
    });
  const lastRequest = () => {
    const request = requests.at(-1);
    if (!request) throw new Error('There is no request.');
    return request;
  };
  return { requests, fetchGifs, last: lastRequest };
}

type TestPagerOptions = Partial<PagerCallbacks> & Pick<PagerOptions, 'initialGifs' | 'snapshot'>;

/** A pager with such a source, not connected. */
export function createTestPager({ initialGifs, snapshot, ...callbacks }: TestPagerOptions = {}) {
  const source = createSource();
  const allCallbacks = { fetchGifs: source.fetchGifs, ...callbacks };
  const pager = createPager({ callbacks: () => allCallbacks, initialGifs, snapshot, debounceMs: 250 });
  return { ...source, pager };
}

export const settle = () => vi.advanceTimersByTimeAsync(0);

/** A connected pager that has received its first page. */
export async function createLoadedPager(options: TestPagerOptions = {}) {
  const test = createTestPager(options);
  const disconnect = test.pager.connect();
  test.last().resolve(buildPage());
  await settle();
  return { ...test, disconnect };
}
