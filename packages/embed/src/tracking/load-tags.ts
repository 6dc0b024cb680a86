import type { ShareTarget } from '@zoetrope/model';
import type { TagData } from './create-tags.ts';

declare global {
  interface Window {
    /** Of the page's tag manager, where it has one. */
    readonly dataLayer?: readonly unknown[];
  }
}

/** Tells of a share, and whether it worked. */
export type OnShare = (target: ShareTarget, worked: boolean) => void;

/**
 * Counts the page view, in the mode of embeds (spec §2), and the shares, for pages that have an address for them, or a tag
 * manager: others do not even load the code for it. A share that fails is logged as an error on every page (spec §7).
 */
export function loadTags(data: TagData): OnShare {
  const { gif, pageViewsUrl } = data;
  const load = async () => (await import('./create-tags.ts')).createTags(data);
  const manager = pageViewsUrl || Array.isArray(window.dataLayer) ? load() : undefined;
  const ignore = () => undefined;
  manager?.then((tags) => tags.countView(window.location.pathname), ignore);
  return (target, worked) => {
    if (worked) manager?.then((tags) => tags.share({ target, gif }), ignore);
    else (manager ?? load()).then((tags) => tags.shareFailed({ target, gif }), ignore);
  };
}
