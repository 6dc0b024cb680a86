import { type FetchGifs, type Gif, type Provider, REDUCED_MOTION, type Track } from '@zoetrope/model';
import { observeElement } from '@zoetrope/react-components/media';
import { throttle } from 'throttle-debounce';
import type { EmbedStore } from '../state/create-store.ts';
import { attachTileEvents } from './attach-tile-events.ts';
import { createListStatus } from './create-list-status.ts';
import { createTile, type RelatedTile } from './create-tile.ts';
import { relatedLayout, type TileRect } from './related-layout.ts';
import { EMPTY_LIST, pageSize, type RelatedEvent, reduceRelated } from './related-list.ts';

/** The shortest interval between two layouts while the window is resized (spec §9). Milliseconds. */
const RELAYOUT_MS = 500;
/** The next page is requested when the end of the list is this close to the viewport. */
const PREFETCH_MARGIN = '200px';

export interface AttachRelatedOptions {
  readonly provider: Provider;
  readonly fetchGifs: (limit: number) => FetchGifs;
  readonly track: Track;
  readonly signal: AbortSignal;
}

/** The grid of related GIFs: three columns, six tiles, and twelve more each time its end approaches the viewport. */
export function attachRelated(section: HTMLElement, store: EmbedStore, options: AttachRelatedOptions): void {
  const tileList = section.querySelector<HTMLElement>('.tiles');
  const statusElement = section.querySelector<HTMLElement>('.related-status');
  if (tileList && statusElement) attachGrid({ tileList, statusElement }, store, options);
}

interface GridParts {
  readonly tileList: HTMLElement;
  readonly statusElement: HTMLElement;
}

function attachGrid({ tileList, statusElement }: GridParts, store: EmbedStore, options: AttachRelatedOptions): void {
  const { provider, fetchGifs, track, signal } = options;
  const rendered: { readonly gif: Gif; readonly tile: RelatedTile }[] = [];
  const reducedMotion = window.matchMedia(REDUCED_MOTION);
  const events = attachTileEvents(tileList, (index) => rendered[index]?.gif, track);
  const listStatus = createListStatus(statusElement, retry);
  let list = EMPTY_LIST;
  let stopObservingEnd: (() => void) | undefined;

  function layOut(): void {
    const { tiles, height } = relatedLayout(list.gifs, window.innerWidth);
    tileList.style.height = `${height}px`;
    for (const [index, { tile }] of rendered.entries()) {
      const rect = tiles[index];
      if (rect) Object.assign(tile.element.style, inPixels(rect));
    }
  }

  function updateMotion(): void {
    const version = reducedMotion.matches || store.flags().paused ? 'still' : 'animated';
    for (const { tile } of rendered) tile.show(version);
  }

  function apply(event: RelatedEvent): void {
    list = reduceRelated(list, event);
    for (const gif of list.gifs.slice(rendered.length)) {
      const tile = createTile(document, gif, provider);
      rendered.push({ gif, tile });
      tileList.append(tile.element);
      events.observe(tile.element);
    }
    layOut();
    updateMotion();
    listStatus.update(list);
  }

  async function load(cache?: 'reload'): Promise<void> {
    if (list.status === 'loading' || list.status === 'finished') return;
    apply({ type: 'requested' });
    apply(await requestPage(cache));
    observeEnd();
  }

  async function requestPage(cache: 'reload' | undefined): Promise<RelatedEvent> {
    const fetchPage = fetchGifs(pageSize(list));
    try {
      return { type: 'loaded', result: await fetchPage({ offset: list.offset, cache }) };
    } catch {
      return { type: 'failed' };
    }
  }

  async function retry(): Promise<void> {
    const firstNewIndex = rendered.length;
    await load('reload');
    // The retry button was removed. If it had the focus, the focus moves to the first new tile, or to the next retry button.
    if (document.activeElement !== document.body) return;
    const firstNewLink = rendered[firstNewIndex]?.tile.element.querySelector('a');
    (firstNewLink ?? statusElement.querySelector('button'))?.focus();
  }

  function onEndChange({ isIntersecting }: IntersectionObserverEntry): void {
    if (isIntersecting && list.status === 'idle') void load();
  }

  /** An observer reports changes only, so a page that leaves the end in view needs a new observation. */
  function observeEnd(): void {
    stopObservingEnd?.();
    const isIdle = list.status === 'idle' && !signal.aborted;
    stopObservingEnd = isIdle ? observeElement(statusElement, onEndChange, { rootMargin: PREFETCH_MARGIN }) : undefined;
  }

  const layOutThrottled = throttle(RELAYOUT_MS, layOut);
  window.addEventListener('resize', layOutThrottled, { signal });
  signal.addEventListener('abort', () => {
    layOutThrottled.cancel();
    stopObservingEnd?.();
  });
  reducedMotion.addEventListener('change', updateMotion, { signal });
  store.subscribe(updateMotion);
  void load();
}

function inPixels({ left, top, width, height }: TileRect) {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}
