import type { GifEvent, ShareTarget, Track } from '@zoetrope/model';
import { globalPrivacyControl, redact } from '@zoetrope/transport';
import type { Consent } from '../consent.ts';
import { createConsentGate } from '../consent-gate.ts';
import { PACKAGE_NAME } from '../version.ts';
import { type NavigatingPage, observeNavigation } from './observe-navigation.ts';
import { pagePath } from './page-path.ts';
import { dataLayerSink, type TagEvent, type TagSink } from './tag-event.ts';

export interface TagManagerOptions {
  /** Receives the events. @default `globalThis.dataLayer`, if it is an array */
  readonly sink?: TagSink | undefined;
  /**
   * `'pending'` holds events until `setConsent`. Under Global Privacy Control, `'granted'` counts as `'denied'` here.
   * @default 'granted'
   */
  readonly consent?: Consent | undefined;
  /** If true, events are passed on only after `setConsent('granted')`. @default navigator.globalPrivacyControl */
  readonly globalPrivacyControl?: boolean | undefined;
  /** Whether to count the current page, and each navigation through the History API. @default false */
  readonly navigation?: boolean | undefined;
  /**
   * Maps the URL of the page to one that `pagePath` recognizes. Not applied to a URL passed to `pageView`. @default the
   * URL itself
   */
  readonly mapUrl?: ((url: URL) => string) | undefined;
  /** @default window, if there is one */
  readonly page?: NavigatingPage | undefined;
  /** @default console.warn */
  readonly warn?: ((message: string) => void) | undefined;
  /** @default console.error */
  readonly error?: ((message: string) => void) | undefined;
}

export interface Share {
  readonly target: ShareTarget;
  readonly gif: { readonly id: string };
}

export interface TagManager {
  /** Counts a page view under its virtual path. Default: the URL of the page. */
  readonly pageView: (url?: string) => void;
  /** Passes on an event of a widget. */
  readonly track: Track;
  /** Counts a share. */
  readonly share: (share: Share) => void;
  /** Counts a failed share and logs an error. `cause` is the thrown value. */
  readonly shareFailed: (share: Share, cause?: unknown) => void;
  /** Applies the user's decision. `'granted'` passes on the events held so far, `'denied'` deletes them. */
  readonly setConsent: (consent: Consent) => void;
  /** Stops watching navigations. */
  readonly close: () => void;
}

const MAX_PENDING = 100;

/**
 * Passes page views, shares and events of widgets to a tag manager. No method throws.
 *
 * @example
 * const tags = createTagManager({ navigation: true });
 * tags.share({ target: 'twitter', gif });
 */
export function createTagManager(options: TagManagerOptions = {}): TagManager {
  const { sink = dataLayerSink(), page = globalThis.window, mapUrl = (url: URL) => url.href } = options;
  const { error = console.error } = options;
  /** Path of the last page view. */
  let countedPath: string | undefined;

  const warn = (message: string) => {
    try {
      (options.warn ?? console.warn)(`${PACKAGE_NAME}: ${message}`);
    } catch {
      // There is nowhere else to report this.
    }
  };

  /** Keeps errors of the application's own functions away from the code that emits an event. */
  const withoutThrowing =
    <Args extends readonly unknown[]>(run: (...args: Args) => void) =>
    (...args: Args) => {
      try {
        run(...args);
      } catch (cause) {
        warn(`an event for the tag manager was dropped: ${messageOf(cause)}`);
      }
    };

  const gate = createConsentGate<TagEvent>({
    consent: options.consent ?? 'granted',
    globalPrivacyControl: options.globalPrivacyControl ?? globalPrivacyControl(),
    maxPending: MAX_PENDING,
    onItem: withoutThrowing(sink),
  });

  const currentUrl = () => (page ? mapUrl(new URL(page.location.href)) : '');

  const pageView = withoutThrowing((url: string = currentUrl()) => {
    const view = pagePath(url, page?.location.href);
    if (view) {
      countedPath = view.path;
      gate.push({ event: 'page_view', page_path: view.path, page_mode: view.mode });
    } else {
      warn(`the URL "${redact(url)}" cannot be parsed; its page view is not counted.`);
    }
  });

  /** Counts no page view if the path stays the same, unless the page was restored. */
  const onNavigate = withoutThrowing(({ isRestored }: { readonly isRestored: boolean }) => {
    const url = currentUrl();
    if (isRestored || pagePath(url, page?.location.href)?.path !== countedPath) pageView(url);
  });

  const stopObserving = options.navigation && page ? observeNavigation(page, onNavigate) : undefined;
  if (stopObserving) pageView();

  const pushShare = (event: 'share' | 'share_failed', { target, gif }: Share) =>
    gate.push({ event, gif_id: gif.id, share_target: target });

  return {
    pageView,
    track: withoutThrowing((event) => gate.push(toTagEvent(event))),
    share: withoutThrowing((share) => pushShare('share', share)),
    shareFailed: withoutThrowing((share, cause) => {
      pushShare('share_failed', share);
      const reason = cause === undefined ? '' : `: ${redact(messageOf(cause))}`;
      error(`${PACKAGE_NAME}: sharing the GIF ${share.gif.id} (${share.target}) failed${reason}`);
    }),
    setConsent: gate.setConsent,
    close: () => stopObserving?.(),
  };
}

const EVENT_NAMES = { SEEN: 'gif_seen', CLICK: 'gif_click', HOVER: 'gif_hover', START: 'gif_start' } as const;

const toTagEvent = ({ type, gif, layoutType }: GifEvent): TagEvent => ({
  event: EVENT_NAMES[type],
  gif_id: gif.id,
  layout_type: layoutType,
});

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
