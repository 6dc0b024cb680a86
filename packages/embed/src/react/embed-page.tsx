import type { Gif } from '@zoetrope/model';
import { useEffect, useRef } from 'react';
import { attachShown } from '../client/attach-shown.ts';
import { findParts } from '../client/find-parts.ts';
import { embedData } from '../embed-data.ts';
import type { EmbedPageOptions } from '../embed-page-options.ts';
import { html } from '../html.ts';
import { renderEmbedBody } from '../render-embed-body.ts';
import { renderStyle } from '../render-style.ts';
import { FIRST_CSS } from '../styles/embed-css.ts';

export interface EmbedPageProps extends Pick<EmbedPageOptions, 'provider' | 'pauseButton' | 'clipIt' | 'nonce'> {
  readonly gif: Gif;
  /** A public key of the provider, for related GIFs and events. @default none: the page is that without a script */
  readonly apiKey?: string | undefined;
  /** Called when the viewer keeps the GIF, or no longer does. */
  readonly onFavorite?: ((favorite: boolean) => void) | undefined;
}

/**
 * The page of one GIF, as the whole of a page that React makes. Rendered on a server it is what `renderEmbedPage` sends:
 * nothing waits for React. Its client comes after the first frame, and goes with the component.
 */
export function EmbedPage({ gif, provider, pauseButton, clipIt, nonce, apiKey, onFavorite }: EmbedPageProps) {
  const root = useRef<HTMLDivElement>(null);
  const favorite = useRef(onFavorite);
  const isUsed = useRef(false);
  useEffect(() => {
    favorite.current = onFavorite;
  }, [onFavorite]);
  // React brings the client, so that no script stands in the markup.
  const client = apiKey === undefined ? undefined : { apiKey, code: '' };
  const options = { provider, pauseButton, clipIt, nonce, client };
  const { markup } = html`${renderStyle(FIRST_CSS, options)}${renderEmbedBody(gif, options)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the markup holds whatever of the GIF the client works with.
  useEffect(() => {
    const element = root.current;
    if (!element || apiKey === undefined) return undefined;
    // A client that has gone leaves its listeners on the parts: the next one gets new parts.
    if (isUsed.current) element.innerHTML = markup;
    isUsed.current = true;
    const parts = findParts(element);
    let stop: (() => void) | undefined;
    let isGone = false;
    const mount = async () => {
      const { mountEmbed } = await import('../client/mount-embed.ts');
      if (isGone || !parts) return;
      const data = embedData({ gif, provider, apiKey, clipIt });
      stop = mountEmbed(parts, { data, onFavorite: (kept) => favorite.current?.(kept) });
    };
    // A client that does not come leaves the page without one.
    attachShown(element, () => void mount().catch(() => undefined));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [markup, apiKey]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is ours, with every value escaped (html.ts).
  return <div ref={root} style={{ height: '100vh' }} dangerouslySetInnerHTML={{ __html: markup }} />;
}
