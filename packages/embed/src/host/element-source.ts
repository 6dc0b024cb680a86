import { isGifId, safeUrl } from '@zoetrope/model';

type GetAttribute = (name: string) => string | null;

/**
 * Returns the absolute URL of the embed page that the attributes of the element describe, or undefined if there is
 * none.
 */
export function elementSource(getAttribute: GetAttribute, baseUrl: string): string | undefined {
  const src = safeUrl(getAttribute('src')) ?? embedPageUrl(getAttribute('gif'), getAttribute('provider'));
  if (src === undefined || !URL.canParse(src, baseUrl)) return undefined;
  const url = new URL(src, baseUrl);
  const needsPauseButton = getAttribute('pause') === 'always' && !url.pathname.endsWith('/twitter/iframe');
  if (needsPauseButton) url.pathname += '/twitter/iframe';
  if (getAttribute('clip') !== null) url.searchParams.set('clip', '1');
  return url.href;
}

function embedPageUrl(id: string | null, provider: string | null): string | undefined {
  const siteUrl = safeUrl(provider);
  return isGifId(id) && siteUrl !== undefined ? `${siteUrl.replace(/\/+$/, '')}/embed/${id}` : undefined;
}
