import type { FetchGifs, GifsResult, PageRequest } from '@zoetrope/model';
import { buildGif, buildGifs, buildPage } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { gifPages } from './gif-pages.ts';
import { gifPaginator } from './gif-paginator.ts';

/** A source that remembers what it was asked. */
function source(answer: (page: PageRequest) => GifsResult | Promise<GifsResult>) {
  const asked: [number, string | undefined][] = [];
  const fetchGifs: FetchGifs = async (page) => {
    asked.push([page.offset, page.cursor]);
    return answer(page);
  };
  return { fetchGifs, asked };
}

/** A source that answers when the test says so, and not by itself at an abort. */
function pending() {
  const asked: { offset: number; signal: AbortSignal | undefined; answer: (page: GifsResult) => void }[] = [];
  const fetchGifs: FetchGifs = ({ offset, signal }) =>
    new Promise((answer) => {
      asked.push({ offset, signal, answer });
    });
  return { fetchGifs, asked };
}

const offsets = (asked: [number, string | undefined][]) => asked.map(([offset]) => offset);
const list = (total: number) => source(({ offset }) => buildPage({ offset, total }));

describe('gifPaginator', () => {
  it('appends page after page and ends when the total is reached [C-13]', async () => {
    const { fetchGifs, asked } = list(60);
    const paginator = gifPaginator(fetchGifs);
    expect(await paginator.next()).toHaveLength(25);
    expect(paginator.end).toBeUndefined();
    expect(await paginator.next()).toHaveLength(50);
    expect(await paginator.next()).toHaveLength(60);
    expect(paginator.end).toBe('total');
    expect(await paginator.next()).toHaveLength(60);
    expect(offsets(asked)).toEqual([0, 25, 50]);
  });

  it('holds each GIF once [C-13]', async () => {
    const { fetchGifs } = source(({ offset }) => buildPage({ gifs: buildGifs(25, offset === 0 ? 0 : 20), offset }));
    const paginator = gifPaginator(fetchGifs);
    await paginator.next();
    const gifs = await paginator.next();
    expect(gifs.map(({ id }) => id)).toEqual(buildGifs(45).map(({ id }) => id));
  });

  it.each([
    ['empty', 'an empty page', { data: [], pagination: { offset: 0, count: 0, total_count: 100 } }],
    ['stalled', 'a page of known GIFs', { data: [buildGif({ id: 'gif-0' })], pagination: { offset: 1, count: 1 } }],
    [
      'total',
      'a total that was overshot',
      { data: buildGifs(5, 50), pagination: { offset: 25, count: 30, total_count: 40 } },
    ],
    ['total', 'an empty cursor', { data: buildGifs(5, 50), pagination: { offset: 25, count: 5, next: '' } }],
  ])('ends as "%s" after %s [W-5]', async (reason, _, page) => {
    const { fetchGifs } = source(({ offset }) =>
      offset === 0 ? buildPage({ total: 1000 }) : { ...page, meta: { response_id: 'r' } },
    );
    const paginator = gifPaginator(fetchGifs);
    await paginator.next();
    await paginator.next();
    expect(paginator.end).toBe(reason);
  });

  it('hands the cursor of a page to the next [C-13]', async () => {
    const { fetchGifs, asked } = source(({ offset }) => ({
      ...buildPage({ offset }),
      pagination: { offset, count: 25, next: `after-${offset}` },
    }));
    const paginator = gifPaginator(fetchGifs);
    await paginator.next();
    await paginator.next();
    expect(asked).toEqual([
      [0, undefined],
      [25, 'after-0'],
    ]);
  });

  it('goes on by what came when a service states no count [C-13]', async () => {
    const { fetchGifs, asked } = source(({ offset }) => ({
      ...buildPage({ offset }),
      pagination: { offset, count: 0 },
    }));
    const paginator = gifPaginator(fetchGifs);
    await paginator.next();
    await paginator.next();
    expect(offsets(asked)).toEqual([0, 25]);
  });

  it('asks for a page once, however many ask for it [C-13]', async () => {
    const { fetchGifs, asked } = list(100);
    const paginator = gifPaginator(fetchGifs);
    const pages = await Promise.all([paginator.next(), paginator.next(), paginator.next()]);
    expect(new Set(pages).size).toBe(1);
    expect(offsets(asked)).toEqual([0]);
  });

  it("ends one caller's wait by its abort, and no one else's [C-13]", async () => {
    const first = new AbortController();
    const second = new AbortController();
    const { fetchGifs, asked } = pending();
    const paginator = gifPaginator(fetchGifs);
    const left = paginator.next({ signal: first.signal });
    const staying = paginator.next({ signal: second.signal });
    first.abort('left');
    await expect(left).rejects.toBe('left');
    expect(asked[0]?.signal?.aborted).toBe(false);
    second.abort('left too');
    await expect(staying).rejects.toBe('left too');
    expect([asked.length, asked[0]?.signal?.aborted]).toEqual([1, true]);
  });

  it('gives those who stay the page that another left [C-13]', async () => {
    const { fetchGifs, asked } = pending();
    const paginator = gifPaginator(fetchGifs);
    const controller = new AbortController();
    const left = paginator.next({ signal: controller.signal });
    const staying = paginator.next();
    controller.abort('left');
    await expect(left).rejects.toBe('left');
    asked[0]?.answer(buildPage());
    expect(await staying).toHaveLength(25);
  });

  it('takes nothing from a page that everyone left, though its source answers [C-13]', async () => {
    const { fetchGifs, asked } = pending();
    const paginator = gifPaginator(fetchGifs);
    const controller = new AbortController();
    const left = paginator.next({ signal: controller.signal });
    controller.abort('left');
    await expect(left).rejects.toBe('left');
    const again = paginator.next();
    asked[0]?.answer(buildPage());
    asked[1]?.answer(buildPage());
    expect(await again).toHaveLength(25);
    expect(asked.map(({ offset }) => offset)).toEqual([0, 0]);
  });

  it('asks for the same page again after a failure [C-13]', async () => {
    let calls = 0;
    const { fetchGifs, asked } = source(({ offset }) => {
      calls++;
      if (calls === 2) throw new Error('down');
      return buildPage({ offset });
    });
    const paginator = gifPaginator(fetchGifs);
    await paginator.next();
    await expect(paginator.next()).rejects.toThrow('down');
    expect(await paginator.next({ cache: 'reload' })).toHaveLength(50);
    expect(offsets(asked)).toEqual([0, 25, 25]);
  });

  it('asks nothing after an abort [C-13]', async () => {
    const { fetchGifs, asked } = list(100);
    await expect(gifPaginator(fetchGifs).next({ signal: AbortSignal.abort('left') })).rejects.toBe('left');
    expect(asked).toEqual([]);
  });

  it('begins after GIFs that are there already, and leaves their array alone [C-13]', async () => {
    const { fetchGifs, asked } = list(100);
    const initial = buildGifs(25);
    const gifs = await gifPaginator(fetchGifs, initial).next();
    expect([gifs.length, initial.length, offsets(asked)]).toEqual([50, 25, [25]]);
  });
});

describe('gifPages', () => {
  it('gives the new GIFs of each page, then the reason of the end [C-13]', async () => {
    const pages = gifPages(list(60).fetchGifs);
    const sizes = [];
    let step = await pages.next();
    for (; !step.done; step = await pages.next()) sizes.push(step.value.length);
    expect([sizes, step.value]).toEqual([[25, 25, 10], 'total']);
  });

  it('makes no request after an abort between two pages [C-13]', async () => {
    const { fetchGifs, asked } = list(1000);
    const controller = new AbortController();
    const read = async () => {
      for await (const _ of gifPages(fetchGifs, { signal: controller.signal })) controller.abort('enough');
    };
    await expect(read()).rejects.toBe('enough');
    expect(offsets(asked)).toEqual([0]);
  });

  it('heeds an abort while a page is on its way, though its source does not [C-13]', async () => {
    const { fetchGifs, asked } = pending();
    const controller = new AbortController();
    const step = gifPages(fetchGifs, { signal: controller.signal }).next();
    await Promise.resolve();
    controller.abort('left');
    await expect(step).rejects.toBe('left');
    expect([asked.length, asked[0]?.signal?.aborted]).toEqual([1, true]);
  });

  it('makes no request after the loop is left [C-13]', async () => {
    const { fetchGifs, asked } = list(1000);
    for await (const _ of gifPages(fetchGifs)) break;
    expect(offsets(asked)).toEqual([0]);
  });
});
