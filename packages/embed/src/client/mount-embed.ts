import { createPingback } from '@zoetrope/analytics';
import { apiKeyFor } from '@zoetrope/fetch-api';
import type { GifEventType } from '@zoetrope/model';
import { createViewerId } from '@zoetrope/transport';
import type { EmbedData } from '../embed-data.ts';
import { attachClip } from '../player/attach-clip.ts';
import { attachMessages, type Messages } from '../player/attach-messages.ts';
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
  /** What the host page said before this came. */
  readonly said?: readonly MessageEvent[] | undefined;
  /** Whether the last input before the client started was a touch. Default: false. */
  readonly touched?: boolean | undefined;
  /** Called when the viewer keeps the GIF, or no longer does. */
  readonly onFavorite?: ((favorite: boolean) => void) | undefined;
}

/**
 * Takes the rendered page over: state, chrome, share menu, film, events, and the host page's messages. The function that it
 * gives lets go of the window again, for a page that goes on without these parts.
 */
export function mountEmbed(
  parts: EmbedParts,
  { data, said = [], touched = false, onFavorite }: MountEmbedOptions,
): () => void {
  const { card, share, toggle, video, related } = parts;
  const { gif, provider } = data;
  const viewerId = createViewerId();
  const mounted = new AbortController();
  const { signal } = mounted;

  let messages: Messages | undefined;
  const size = observeSize((changed) => {
    store.resize(changed);
    messages?.tell('resize', { width: changed.width, height: changed.height });
  }, signal);
  const keys = { web: data.apiKey, mobile: data.mobileApiKey ?? data.apiKey };
  // Empty behind a proxy that adds the key.
  const apiKey = data.apiKey && apiKeyFor(keys, size.mobile ? 'mobile' : 'web');
  const { track, close } = createPingback({ provider, apiKey, viewerId });
  const tell = (type: GifEventType) => track({ type, gif });
  const store = createStore(size, { clipIt: data.clipIt === true });
  attachView(parts, store);
  attachPointer(card, store, { touched });
  attachScroll(parts, store);
  attachReady(card, store);
  attachTracking(card, tell, { touched });

  const early: PlaybackEvent[] = [];
  let started = false;
  const onPlayback = (event: PlaybackEvent) => {
    if (event.type === 'play' && video && !started) {
      started = true;
      tell('START');
    }
    if (!messages) early.push(event);
    else {
      const { type, ...value } = event;
      messages.tell(type, Object.keys(value).length > 0 ? value : undefined);
    }
  };
  const sound = card.querySelector<HTMLButtonElement>('.sound') ?? undefined;
  const playback = video
    ? attachClip({ card, video, toggle, sound }, store, onPlayback)
    : attachPicture({ card, toggle, signal }, store, onPlayback);
  messages = attachMessages({ playback, said, signal });
  for (const event of early) onPlayback(event);

  const openers = card.querySelectorAll<HTMLButtonElement>('.open-share');
  attachShare({ share, openers, onShare: loadTags(data) }, store);
  attachFavorite(share, {
    id: gif.id,
    favorites: createFavorites(() => window.localStorage),
    onFavorite(favorite) {
      onFavorite?.(favorite);
      messages?.tell('favorite', { id: gif.id, favorite });
    },
  });
  const link = card.querySelector<HTMLAnchorElement>('.watch');
  if (link) loadWatch({ link, card, data, onPlay: () => tell('START') }, store);
  if (related) loadRelated(related, store, { gif, provider, apiKey, viewerId, track, signal });
  return () => {
    mounted.abort();
    void close();
  };
}
