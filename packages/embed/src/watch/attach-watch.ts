import type { EmbedData } from '../embed-data.ts';
import type { EmbedStore } from '../state/create-store.ts';
import { attachExternalPlayer } from './attach-external-player.ts';
import { createPlayerView } from './create-player-view.ts';
import { type ExternalVideo, parseExternalVideo } from './external-video.ts';
import { externalVideoError } from './external-video-error.ts';
import { loadEmbeddableCheck } from './load-embeddable-check.ts';
import type { ExternalPlayerState } from './read-player-state.ts';

/** The smallest player that YouTube allows, on both sides. CSS pixels. */
const MIN_PLAYER_SIZE = 200;
/** The bar with the back button, which must not cover the player. CSS pixels. */
const BACK_BAR_HEIGHT = 44;

export interface WatchLinkOptions {
  readonly link: HTMLAnchorElement;
  readonly card: HTMLElement;
  readonly data: EmbedData;
  /** Called when the video starts. */
  readonly onPlay: () => void;
}

/**
 * Makes the Watch link cover the card with the external video. The video starts within the click, because phones
 * require a gesture.
 */
export function attachWatchLink(options: WatchLinkOptions, store: EmbedStore): void {
  const { link, card, data } = options;
  const video = parseExternalVideo(data.gif.external_media);
  if (!video) return;
  link.addEventListener('click', (event) => {
    const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    const fitsPlayer = card.clientWidth >= MIN_PLAYER_SIZE && card.clientHeight >= MIN_PLAYER_SIZE + BACK_BAR_HEIGHT;
    // Otherwise the link opens the page of the video.
    if (opensNewTab || !fitsPlayer) return;
    event.preventDefault();
    watch(video, options, store);
  });
}

function watch(video: ExternalVideo, { link, card, data, onPlay }: WatchLinkOptions, store: EmbedStore): void {
  /** Ends the player and its check, when the user goes back or the video fails. */
  const abort = new AbortController();
  const { signal } = abort;
  // The heading names the page in every state.
  const covered = [...card.children].filter(({ localName }) => localName !== 'h1');
  const view = createPlayerView(document, video);
  let hasStarted = false;

  const fail = (code: number) => {
    abort.abort();
    view.showError(externalVideoError(video, code));
    store.dispatch({ type: 'player-ended' });
  };
  const onState = (state: ExternalPlayerState) => {
    if (typeof state === 'object') {
      fail(state.failed);
      return;
    }
    store.dispatch({ type: `player-${state}` });
    if (state === 'playing' && !hasStarted) {
      hasStarted = true;
      onPlay();
    }
  };
  const goBack = () => {
    abort.abort();
    view.root.remove();
    for (const element of covered) element.removeAttribute('inert');
    store.dispatch({ type: 'watch-ended' });
    link.focus();
  };

  for (const element of covered) element.setAttribute('inert', '');
  card.append(view.root);
  store.dispatch({ type: 'watch-started' });
  view.backButton.addEventListener('click', goBack);
  view.root.addEventListener('keydown', ({ key }) => key === 'Escape' && goBack());
  const title = data.gif.title || video.hostName;
  attachExternalPlayer(view.root, { video, title, onState, signal });
  loadEmbeddableCheck(
    video,
    data.provider,
  )?.(signal).catch((error: { readonly status?: number }) => {
    if (!signal.aborted) fail(error.status ?? 0);
  });
}
