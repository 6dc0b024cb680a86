import type { Gif } from '@zoetrope/model';
import { useEffect, useRef } from 'react';
import { findParts } from '../client/find-parts.ts';
import { loadErrorReports } from '../client/load-error-reports.ts';
import { observeFirstFrame } from '../client/observe-first-frame.ts';
import { embedData } from '../embed-data.ts';
import type { EmbedPageOptions } from '../embed-page-options.ts';
import { html } from '../html.ts';
import { renderEmbedBody } from '../render-embed-body.ts';
import { renderStyle } from '../render-style.ts';
import { CRITICAL_CSS } from '../styles/embed-css.ts';

export interface EmbedPageProps extends Pick<EmbedPageOptions, 'provider' | 'pauseButton' | 'clipIt' | 'nonce'> {
  readonly gif: Gif;
  /** A public API key of the provider, for related GIFs and events. @default none: the page is static HTML */
  readonly apiKey?: string | undefined;
  /** Called when the user adds the GIF to the favorites, or removes it. */
  readonly onFavorite?: ((favorite: boolean) => void) | undefined;
  /**
   * The DSN of a Sentry-compatible service, to which about 1 % of page loads report all errors of the page. A page
   * whose URL has a port never does. Leave it out if the page calls `createErrorReports` itself. @default none
   */
  readonly errorReportsDsn?: string | undefined;
}

/**
 * The embed page of one GIF as a React component. A server renders the same markup as `renderEmbedPage`. The client
 * loads after the first frame, and stops when the component unmounts.
 *
 * @example
 * <EmbedPage gif={gif} provider={localProvider('https://gifs.example')} apiKey={apiKey} />
 */
export function EmbedPage(props: EmbedPageProps) {
  const { gif, provider, pauseButton, clipIt, nonce, apiKey, onFavorite, errorReportsDsn } = props;
  const root = useRef<HTMLDivElement>(null);
  const latestOnFavorite = useRef(onFavorite);
  const wasMounted = useRef(false);
  useEffect(() => {
    latestOnFavorite.current = onFavorite;
  }, [onFavorite]);
  useEffect(() => {
    const abort = new AbortController();
    void loadErrorReports(errorReportsDsn, { signal: abort.signal });
    return () => abort.abort();
  }, [errorReportsDsn]);
  // The component loads the client itself, so the markup needs no script.
  const client = apiKey === undefined ? undefined : { apiKey, code: '' };
  const options = { provider, pauseButton, clipIt, nonce, client };
  const { markup } = html`${renderStyle(CRITICAL_CSS, options)}${renderEmbedBody(gif, options)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the markup changes with everything that the client uses
  useEffect(() => {
    const element = root.current;
    if (!element || apiKey === undefined) return undefined;
    // A previous client leaves listeners on its elements, so the next one gets new elements.
    if (wasMounted.current) element.innerHTML = markup;
    wasMounted.current = true;
    const parts = findParts(element);
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const mount = async () => {
      const { mountEmbed } = await import('../client/mount-embed.ts');
      if (isUnmounted || !parts) return;
      const data = embedData({ gif, provider, apiKey, clipIt });
      stop = mountEmbed(parts, { data, onFavorite: (isFavorite) => latestOnFavorite.current?.(isFavorite) });
    };
    // If the chunk cannot be loaded, the page stays static.
    observeFirstFrame(element, () => void mount().catch(() => undefined));
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [markup, apiKey]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes every value (html.ts)
  return <div ref={root} style={{ height: '100vh' }} dangerouslySetInnerHTML={{ __html: markup }} />;
}
