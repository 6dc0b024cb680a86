import type { FetchGifs, GifsResult, PageRequest } from '@zoetrope/model';
import { buildGif, buildGifs, buildPage } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { gifPages } from './gif-pages.ts';
import { gifPaginator } from './gif-paginator.ts';

/** A source that records its requests. */
function source(respond: (page: PageRequest) => GifsResult | Promise<GifsResult>) {
  const requests: [number, string | undefined][] = [];
  const fetchGifs: FetchGifs = async (page) => {
    requests.push([page.offset, page.cursor]);
    return respond(page);
  };
  return { fetchGifs, requests };
}

/** A source that responds when the test calls `respond`, and ignores aborts. */
function pending() {
  const requests: { offset: number; signal: AbortSignal | undefined; respond: (page: GifsResult) => void }[] = [];
  const fetchGifs: FetchGifs = ({ offset, signal }) =>
    new Promise((respond) => {
      requests.push({ offset, signal, respond });
    });
  return { fetchGifs, requests };
}

const offsets = (requests: [number, string | undefined][]) => requests.map(([offset]) => offset);
const list = (total: number) => source(({ offset }) => buildPage({ offset, total }));

describe('gifPaginator', () => {
  it('appends each page and ends when the total is reached [C-13]', async () => {
    const { fetchGifs, requests } = list(60);
    const paginator = gifPaginator(fetchGifs);
    expect(await paginator.next()).toHaveLength(25);
    expect(paginator.endReason).toBeUndefined();
    expect(await paginator.next()).toHaveLength(50);
    expect(await paginator.next()).toHaveLength(60);
    expect(paginator.endReason).toBe('total');
    expect(await paginator.next()).toHaveLength(60);
    expect(offsets(requests)).toEqual([0, 25, 50]);
  });

  it('removes duplicate GIFs from pages [C-13]', async () => {
    const { fetchGifs } = source(({ offset }) => buildPage({ gifs: buildGifs(25, offset === 0 ? 0 : 20), offset }));
    const paginator = gifPaginator(fetchGifs);
    await paginator.next();
    const gifs = await paginator.next();
    expect(gifs.map(({ id }) => id)).toEqual(buildGifs(45).map(({ id }) => id));
  });

  it.each([
    ['empty', 'an empty page', { data: [], pagination: { offset: 0, count: 0, total_count: 100 } }],
    ['stalled', 'a page of known GIFs', { data: [buildGif({ id: 'gif-0' })], pagination: { offset: 1, count: 1 } }],
    ['total', 'an exceeded total', { data: buildGifs(5, 50), pagination: { offset: 25, count: 30, total_count: 40 } }],
    ['total', 'an empty cursor', { data: buildGifs(5, 50), pagination: { offset: 25, count: 5, next: '' } }],
  ])('ends with the reason "%s" after %s [W-5]', async (reason, _, page) => {
    const { fetchGifs } = source(({ offset }) =>
      offset === 0 ? buildPage({ total: 1000 }) : { ...page, meta: { response_id: 'r' } },
    );
    const paginator = gifPaginator(fetchGifs);
    await paginator.next();
    await paginator.next();
    expect(paginator.endReason).toBe(reason);
  });

  it('passes the cursor of a page to the next request [C-13]', async () => {
    const { fetchGifs, requests } = source(({ offset }) => ({
      ...buildPage({ offset }),
      pagination: { offset, count: 25, next: `after-${offset}` },
    }));
    const paginator = gifPaginator(fetchGifs);
    await paginator.next();
    await paginator.next();
    expect(requests).toEqual([
      [0, undefined],
      [25, 'after-0'],
    ]);
  });

  it('advances by the number of received GIFs when a response has no count [C-13]', async () => {
    const { fetchGifs, requests } = source(({ offset }) => ({
      ...buildPage({ offset }),
      pagination: { offset, count: 0 },
    }));
    const paginator = gifPaginator(fetchGifs);
    await paginator.next();
    await paginator.next();
    expect(offsets(requests)).toEqual([0, 25]);
  });

  it('requests a page once for concurrent calls [C-13]', async () => {
    const { fetchGifs, requests } = list(100);
    const paginator = gifPaginator(fetchGifs);
    const pages = await Promise.all([paginator.next(), paginator.next(), paginator.next()]);
    expect(new Set(pages).size).toBe(1);
    expect(offsets(requests)).toEqual([0]);
  });

  it("rejects only the aborting caller's promise [C-13]", async () => {
    const first = new AbortController();
    const second = new AbortController();
    const { fetchGifs, requests } = pending();
    const paginator = gifPaginator(fetchGifs);
    const left = paginator.next({ signal: first.signal });
    const staying = paginator.next({ signal: second.signal });
    first.abort('left');
    await expect(left).rejects.toBe('left');
    expect(requests[0]?.signal?.aborted).toBe(false);
    second.abort('left too');
    await expect(staying).rejects.toBe('left too');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal?.aborted).toBe(true);
  });

  it('resolves the remaining callers after another one aborts [C-13]', async () => {
    const { fetchGifs, requests } = pending();
    const paginator = gifPaginator(fetchGifs);
    const controller = new AbortController();
    const left = paginator.next({ signal: controller.signal });
    const staying = paginator.next();
    controller.abort('left');
    await expect(left).rejects.toBe('left');
    requests[0]?.respond(buildPage());
    expect(await staying).toHaveLength(25);
  });

  it('ignores a page after all callers have aborted, even if its source resolves [C-13]', async () => {
    const { fetchGifs, requests } = pending();
    const paginator = gifPaginator(fetchGifs);
    const controller = new AbortController();
    const left = paginator.next({ signal: controller.signal });
    controller.abort('left');
    await expect(left).rejects.toBe('left');
    const retried = paginator.next();
    requests[0]?.respond(buildPage());
    requests[1]?.respond(buildPage());
    expect(await retried).toHaveLength(25);
    expect(requests.map(({ offset }) => offset)).toEqual([0, 0]);
  });

  it('requests the same page again after a failure [C-13]', async () => {
    let calls = 0;
    const { fetchGifs, requests } = source(({ offset }) => {
      calls++;
      if (calls === 2) throw new Error('down');
      return buildPage({ offset });
    });
    const paginator = gifPaginator(fetchGifs);
    await paginator.next();
    await expect(paginator.next()).rejects.toThrow('down');
    expect(await paginator.next({ cache: 'reload' })).toHaveLength(50);
    expect(offsets(requests)).toEqual([0, 25, 25]);
  });

  it('makes no request after an abort [C-13]', async () => {
    const { fetchGifs, requests } = list(100);
    await expect(gifPaginator(fetchGifs).next({ signal: AbortSignal.abort('left') })).rejects.toBe('left');
    expect(requests).toEqual([]);
  });

  it('starts after the initial GIFs without mutating their array [C-13]', async () => {
    const { fetchGifs, requests } = list(100);
    const initial = buildGifs(25);
    const gifs = await gifPaginator(fetchGifs, initial).next();
    expect(gifs).toHaveLength(50);
    expect(initial).toHaveLength(25);
    expect(offsets(requests)).toEqual([25]);
  });
});

describe('gifPages', () => {
  it('yields the new GIFs of each page and returns the reason of the end [C-13]', async () => {
    const pages = gifPages(list(60).fetchGifs);
    const sizes = [];
    let step = await pages.next();
    for (; !step.done; step = await pages.next()) sizes.push(step.value.length);
    expect([sizes, step.value]).toEqual([[25, 25, 10], 'total']);
  });

  it('makes no request after an abort between two pages [C-13]', async () => {
    const { fetchGifs, requests } = list(1000);
    const controller = new AbortController();
    const read = async () => {
      for await (const _ of gifPages(fetchGifs, { signal: controller.signal })) controller.abort('enough');
    };
    await expect(read()).rejects.toBe('enough');
    expect(offsets(requests)).toEqual([0]);
  });

  it('rejects on an abort during a request, even if its source ignores the signal [C-13]', async () => {
    const { fetchGifs, requests } = pending();
    const controller = new AbortController();
    const step = gifPages(fetchGifs, { signal: controller.signal }).next();
    await Promise.resolve();
    controller.abort('left');
    await expect(step).rejects.toBe('left');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal?.aborted).toBe(true);
  });

  it('makes no request after the loop has exited [C-13]', async () => {
    const { fetchGifs, requests } = list(1000);
    for await (const _ of gifPages(fetchGifs)) break;
    expect(offsets(requests)).toEqual([0]);
  });
});
