import type { GifEvent, ShareTarget, Track } from '@zoetrope/model';
import { globalPrivacyControl, redact } from '@zoetrope/transport';
import type { Consent } from '../consent.ts';
import { createConsentGate } from '../consent-gate.ts';
import { PACKAGE_NAME } from '../version.ts';
import { attachNavigation, type NavigatingPage } from './attach-navigation.ts';
import { pagePath } from './page-path.ts';
import { dataLayerSink, type TagEvent, type TagSink } from './tag-event.ts';

export interface TagManagerOptions {
  /** Where events go. @default the array `dataLayer` of the page */
  readonly sink?: TagSink | undefined;
  /** @default 'granted', which Global Privacy Control turns into 'denied' */
  readonly consent?: Consent | undefined;
  /** What the viewer's browser says. @default navigator.globalPrivacyControl */
  readonly globalPrivacyControl?: boolean | undefined;
  /** True counts the page that is there, and each that the History API leads to. @default false */
  readonly navigation?: boolean | undefined;
  /** Turns an address of the application into one that the rules know. @default as it is */
  readonly addressOf?: ((url: URL) => string) | undefined;
  /** @default window, where there is one */
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
  /** Counts a page by its virtual path (spec §2). @default the address of the page */
  readonly pageView: (address?: string) => void;
  /** Takes the events of widgets. */
  readonly track: Track;
  readonly share: (share: Share) => void;
  /** Counts a share that did not work, and logs an error. `cause` is what was thrown. */
  readonly shareFailed: (share: Share, cause?: unknown) => void;
  /** The viewer's answer. 'granted' passes on what has waited for it, 'denied' forgets it. */
  readonly setConsent: (consent: Consent) => void;
  /** Stops watching the address. */
  readonly close: () => void;
}

/** So many of the newest events wait for the viewer's answer. */
const MOST_WAITING = 100;

/** Tells a tag manager what happens on a page (spec §2 and §7). Nothing here ever throws. */
export function createTagManager(options: TagManagerOptions = {}): TagManager {
  const { sink = dataLayerSink(), page = globalThis.window, addressOf = (url: URL) => url.href } = options;
  const { error = console.error } = options;
  let counted: string | undefined;

  const warn = (message: string) => {
    try {
      (options.warn ?? console.warn)(`${PACKAGE_NAME}: ${message}`);
    } catch {
      // There is nobody left to tell.
    }
  };

  /** What the host's own functions throw must not reach the code that had something to tell. */
  const safely =
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
    most: MOST_WAITING,
    pass: safely(sink),
  });

  const current = () => (page ? addressOf(new URL(page.location.href)) : '');

  const view = safely((address: string = current()) => {
    const seen = pagePath(address, page?.location.href);
    if (seen) {
      counted = seen.path;
      gate.offer({ event: 'page_view', page_path: seen.path, page_mode: seen.mode });
    } else {
      warn(`the URL "${redact(address)}" cannot be parsed; its page view is not counted.`);
    }
  });

  /** A step that changes nothing but what is no part of the path is the same page still. */
  const onNavigate = safely((isRestored: boolean) => {
    const address = current();
    if (isRestored || pagePath(address, page?.location.href)?.path !== counted) view(address);
  });

  const detach = options.navigation && page ? attachNavigation(page, onNavigate) : undefined;
  if (detach) view();

  const share = (event: 'share' | 'share_failed', { target, gif }: Share) =>
    gate.offer({ event, gif_id: gif.id, share_target: target });

  return {
    pageView: view,
    track: safely((event) => gate.offer(gifTag(event))),
    share: safely((shared) => share('share', shared)),
    shareFailed: safely((failed, cause) => {
      share('share_failed', failed);
      const reason = cause === undefined ? '' : `: ${redact(messageOf(cause))}`;
      error(`${PACKAGE_NAME}: sharing the GIF ${failed.gif.id} (${failed.target}) failed${reason}`);
    }),
    setConsent: gate.setConsent,
    close: () => detach?.(),
  };
}

const NAMES = { SEEN: 'gif_seen', CLICK: 'gif_click', HOVER: 'gif_hover', START: 'gif_start' } as const;

const gifTag = ({ type, gif, layoutType }: GifEvent): TagEvent => ({
  event: NAMES[type],
  gif_id: gif.id,
  layout_type: layoutType,
});

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
