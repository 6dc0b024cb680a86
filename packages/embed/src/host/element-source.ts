import { isGifId, safeUrl } from '@zoetrope/model';

/** The address of the embed page that the attributes name, absolute; undefined where they name none, or no page of the web. */
export function elementSource(attribute: (name: string) => string | null, base: string): string | undefined {
  const src = safeUrl(attribute('src')) ?? fromGif(attribute('gif'), attribute('provider'));
  if (src === undefined || !URL.canParse(src, base)) return undefined;
  const url = new URL(src, base);
  if (attribute('pause') === 'always' && !url.pathname.endsWith('/twitter/iframe')) url.pathname += '/twitter/iframe';
  if (attribute('clip') !== null) url.searchParams.set('clip', '1');
  return url.href;
}

function fromGif(id: string | null, provider: string | null): string | undefined {
  const site = safeUrl(provider);
  return isGifId(id) && site !== undefined ? `${site.replace(/\/+$/, '')}/embed/${id}` : undefined;
}
