import { createPingback } from '@zoetrope/analytics';
import type { GifEventType } from '@zoetrope/model';
import { createViewerId } from '@zoetrope/transport';
import type { EmbedData } from '../embed-data.ts';
import { attachClip } from '../player/attach-clip.ts';
import { attachMessages, type HostMessages } from '../player/attach-messages.ts';
import { attachPicture } from '../player/attach-picture.ts';
import type { PlaybackEvent } from '../player/playback.ts';
import { attachFavorite } from '../share/attach-favorite.ts';
import { attachShare } from '../share/attach-share.ts';
import { createFavorites } from '../share/favorites.ts';
import { createStore } from '../state/create-store.ts';
import { attachTracking } from '../tracking/attach-tracking.ts';
import { loadTags } from '../tracking/load-tags.ts';
import { attachPointer } from './attach-pointer.ts';
import { attachReady } from './attach-ready.ts';
import { attachScroll } from './attach-scroll.ts';
import { attachView } from './attach-view.ts';
import type { EmbedParts } from './find-parts.ts';
import { loadRelated } from './load-related.ts';
import { loadWatch } from './load-watch.ts';
import { observeSize } from './observe-size.ts';

export interface MountEmbedOptions {
  readonly data: EmbedData;
  /** Messages that the host page sent before the client started. @default none */
  readonly earlyMessages?: readonly MessageEvent[] | undefined;
  /** Whether the last input before the client started was a touch. @default false */
  readonly touched?: boolean | undefined;
  /** Called when the user adds the GIF to the favorites, or removes it. */
  readonly onFavorite?: ((favorite: boolean) => void) | undefined;
}

/**
 * Makes a rendered page interactive: controls, share menu, playback, events, and messages from the host page. Returns a
 * cleanup function that removes the listeners of the window and sends the pending events.
 *
 * @example
 * const parts = findParts(document);
 * const unmount = parts && mountEmbed(parts, { data: { gif, provider, apiKey } });
 */
export function mountEmbed(
  parts: EmbedParts,
  { data, earlyMessages = [], touched = false, onFavorite }: MountEmbedOptions,
): () => void {
  const { card, share, toggle, video, related } = parts;
  const { gif, provider } = data;
  const viewerId = createViewerId();
  const abort = new AbortController();
  const { signal } = abort;

  let messages: HostMessages | undefined;
  const size = observeSize((changed) => {
    store.resize(changed);
    messages?.emit('resize', { width: changed.width, height: changed.height });
  }, signal);
  // Both are empty behind a proxy that adds the key.
  const apiKey = size.mobile ? (data.mobileApiKey ?? data.apiKey) : data.apiKey;
  const { track, close } = createPingback({ provider, apiKey, viewerId });
  const emit = (type: GifEventType) => track({ type, gif });
  const store = createStore(size, { clipIt: data.clipIt === true });
  attachView(parts, store);
  attachPointer(card, store, { touched });
  attachScroll(parts, store, signal);
  attachReady(card, store);
  attachTracking(card, emit, { touched, signal });

  // `attachMessages` needs the playback, whose first events come before it returns.
  const earlyEvents: PlaybackEvent[] = [];
  let hasStarted = false;
  const onPlaybackEvent = (event: PlaybackEvent) => {
    if (event.type === 'play' && video && !hasStarted) {
      hasStarted = true;
      emit('START');
    }
    if (!messages) {
      earlyEvents.push(event);
      return;
    }
    const { type, ...value } = event;
    const hasValue = Object.keys(value).length > 0;
    messages.emit(type, hasValue ? value : undefined);
  };
  const sound = card.querySelector<HTMLButtonElement>('.sound') ?? undefined;
  const playback = video
    ? attachClip({ card, video, toggle, sound }, store, onPlaybackEvent)
    : attachPicture({ card, toggle, signal }, store, onPlaybackEvent);
  messages = attachMessages({ playback, earlyMessages, signal });
  for (const event of earlyEvents) onPlaybackEvent(event);

  const openers = card.querySelectorAll<HTMLButtonElement>('.open-share');
  attachShare({ share, openers, onShare: loadTags(data) }, store);
  attachFavorite(share, {
    id: gif.id,
    favorites: createFavorites(() => window.localStorage),
    onFavorite(favorite) {
      onFavorite?.(favorite);
      messages?.emit('favorite', { id: gif.id, favorite });
    },
  });
  const link = card.querySelector<HTMLAnchorElement>('.watch');
  if (link) loadWatch({ link, card, data, onPlay: () => emit('START') }, store);
  if (related) loadRelated(related, store, { gif, provider, apiKey, viewerId, track, signal });
  return () => {
    abort.abort();
    void close();
  };
}
