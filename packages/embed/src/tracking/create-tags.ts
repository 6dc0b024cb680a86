import { createTagManager, type TagManager } from '@zoetrope/analytics/tag-manager';
import type { EmbedData } from '../embed-data.ts';

/** What of the page's data it needs. */
export interface TagData extends Pick<EmbedData, 'pageViewsUrl'> {
  readonly gif: Pick<EmbedData['gif'], 'id'>;
  readonly provider: Pick<EmbedData['provider'], 'embedUrl'>;
}

export interface Tags extends Pick<TagManager, 'share' | 'shareFailed'> {
  /** `pathname` is that of the page. */
  readonly countView: (pathname: string) => void;
}

/** Tells the address that the page was given, else the page's `dataLayer`. */
export function createTags({ gif, provider, pageViewsUrl }: TagData): Tags {
  const { pageView, share, shareFailed } = createTagManager({ sink: pageViewsUrl ? postTo(pageViewsUrl) : undefined });
  return {
    // The form of a service's page is in its address; a page elsewhere counts as that of the service.
    countView: (pathname) => pageView(/^\/embed(\/|$)/.test(pathname) ? pathname : `${provider.embedUrl}/${gif.id}`),
    share,
    shareFailed,
  };
}

/** Says nothing of who watches, waits for no answer, and outlives the page. */
function postTo(url: string) {
  return (event: object) =>
    void fetch(url, {
      method: 'POST',
      body: JSON.stringify(event),
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
}
