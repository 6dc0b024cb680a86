import { createTagManager, type TagManager } from '@zoetrope/analytics/tag-manager';
import type { EmbedData } from '../embed-data.ts';

/** The data of the page that its tags use. */
export interface TagData extends Pick<EmbedData, 'pageViewsUrl'> {
  readonly gif: Pick<EmbedData['gif'], 'id'>;
  readonly provider: Pick<EmbedData['provider'], 'embedUrl'>;
}

export interface Tags extends Pick<TagManager, 'share' | 'shareFailed'> {
  /** `pathname` is the path of the page. */
  readonly countView: (pathname: string) => void;
}

/** Sends page views and shares to `pageViewsUrl`, or to the `dataLayer` of the page. */
export function createTags({ gif, provider, pageViewsUrl }: TagData): Tags {
  const { pageView, share, shareFailed } = createTagManager({ sink: pageViewsUrl ? postTo(pageViewsUrl) : undefined });
  return {
    countView(pathname) {
      // The path names the variant of the embed page. A page on another host is counted under the URL of the provider.
      const embed = new URL(provider.embedUrl, 'https://relative.invalid');
      const isEmbedPath = pathname === embed.pathname || pathname.startsWith(`${embed.pathname}/`);
      const variant = isEmbedPath ? pathname.slice(embed.pathname.length) : `/${gif.id}`;
      // A path of the provider's site is not part of the name.
      pageView(new URL(`/embed${variant}`, embed).href);
    },
    share,
    shareFailed,
  };
}

/** Posts without cookies, ignores the response, and survives the end of the page. */
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
