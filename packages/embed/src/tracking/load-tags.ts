import type { ShareTarget } from '@zoetrope/model';
import type { TagData } from './create-tags.ts';

declare global {
  interface Window {
    /** The data layer of the page's tag manager, if it has one. */
    readonly dataLayer?: readonly unknown[];
  }
}

export interface ShareOutcome {
  readonly target: ShareTarget;
  readonly succeeded: boolean;
}

/** Called after each attempt to share the GIF. */
export type OnShare = (outcome: ShareOutcome) => void;

/**
 * Counts the page view, in the embed mode (spec §2), and the shares, if the page has a URL for them or a tag manager.
 * Other pages do not load the code. A failed share is logged as an error on every page (spec §7).
 */
export function loadTags(data: TagData): OnShare {
  const { gif, pageViewsUrl } = data;
  const load = async () => (await import('./create-tags.ts')).createTags(data);
  const isCounted = Boolean(pageViewsUrl) || Array.isArray(window.dataLayer);
  const countingTags = isCounted ? load() : undefined;
  const ignoreFailure = () => undefined;
  countingTags?.then((tags) => tags.countView(window.location.pathname), ignoreFailure);
  return ({ target, succeeded }) => {
    if (succeeded) countingTags?.then((tags) => tags.share({ target, gif }), ignoreFailure);
    else (countingTags ?? load()).then((tags) => tags.shareFailed({ target, gif }), ignoreFailure);
  };
}
