import type { FetchGifs, Gif, Provider, Track } from '@zoetrope/model';
import { throttle } from 'throttle-debounce';
import type { EmbedStore } from '../state/create-store.ts';
import { attachTileEvents } from './attach-tile-events.ts';
import { createNotice } from './create-notice.ts';
import { createTile, type RelatedTile } from './create-tile.ts';
import { relatedLayout } from './related-layout.ts';
import { EMPTY_LIST, pageSize, type RelatedEvent, reduceRelated } from './related-list.ts';

/** The grid is laid out at most this often while the window is resized (spec §9). Milliseconds. */
const RENDER_MS = 500;
/** The next page is asked for when the end is this near. */
const NEAR = '200px';

export interface RelatedOptions {
  readonly provider: Provider;
  readonly fetchGifs: (limit: number) => FetchGifs;
  readonly track: Track;
  readonly signal: AbortSignal;
}

/** The grid of related GIFs: three columns, six tiles and then twelve at a time, as the end comes near. */
export function attachRelated(section: HTMLElement, store: EmbedStore, options: RelatedOptions): void {
  const tiles = section.querySelector<HTMLElement>('.tiles');
  const place = section.querySelector<HTMLElement>('.related-said');
  if (!tiles || !place) return;
  const shown: { readonly gif: Gif; readonly tile: RelatedTile }[] = [];
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  const events = attachTileEvents(tiles, (index) => shown[index]?.gif, options.track);
  const notice = createNotice(place, () => load('reload'));
  let list = EMPTY_LIST;

  const layOut = () => {
    const layout = relatedLayout(list.gifs, window.innerWidth);
    tiles.style.height = `${layout.height}px`;
    layout.places.forEach(({ left, top, width, height }, index) => {
      const { style } = shown[index]?.tile.element ?? {};
      if (style)
        Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    });
  };
  const move = () => {
    for (const { tile } of shown) tile.setMoving(!reduced.matches && !store.flags().paused);
  };
  const apply = (event: RelatedEvent) => {
    list = reduceRelated(list, event);
    for (const gif of list.gifs.slice(shown.length)) {
      const tile = createTile(document, gif, options.provider);
      shown.push({ gif, tile });
      tiles.append(tile.element);
      events.watch(tile.element);
    }
    layOut();
    move();
    notice.show(list);
  };
  const load = (cache?: 'reload') => {
    if (list.status === 'loading' || list.status === 'finished') return;
    const before = shown.length;
    apply({ type: 'asked' });
    const page = options.fetchGifs(pageSize(list))({ offset: list.offset, cache });
    page
      .then(
        (result) => apply({ type: 'loaded', result }),
        () => apply({ type: 'failed' }),
      )
      .then(again)
      // The button that asked is gone, and the focus with it: it goes on to what has come, or back.
      .then(() => {
        if (cache === undefined || document.activeElement !== document.body) return;
        (shown[before]?.tile.element.querySelector('a') ?? place.querySelector('button'))?.focus();
      });
  };

  // An observer tells of changes only: after a page that leaves the end in sight it is asked once more.
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && list.status === 'idle' && load(),
    { rootMargin: NEAR },
  );
  const again = () => {
    observer.unobserve(place);
    if (list.status === 'idle') observer.observe(place);
  };

  const { signal } = options;
  const layOutThrottled = throttle(RENDER_MS, layOut);
  window.addEventListener('resize', layOutThrottled, { signal });
  signal.addEventListener('abort', () => layOutThrottled.cancel());
  reduced.addEventListener('change', move, { signal });
  store.subscribe(move);
  load();
}
