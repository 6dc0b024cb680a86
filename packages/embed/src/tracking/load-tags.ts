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
 * If the page has a `pageViewsUrl` or a tag manager, loads the code at once and counts the page view (as an embed, spec
 * §2) and each share. Other pages load the code when a share fails: every page logs a failed share as an error (spec
 * §7). Returns the function to call after each attempt to share.
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
