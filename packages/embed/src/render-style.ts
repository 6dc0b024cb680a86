import type { EmbedPageOptions } from './embed-page-options.ts';
import { type Html, html, trustedHtml } from './html.ts';

/** Renders a style sheet with the nonce of the Content-Security-Policy. Never pass external data. */
export function renderStyle(css: string, { nonce }: Pick<EmbedPageOptions, 'nonce'>): Html {
  return html`<style${nonce !== undefined && html` nonce="${nonce}"`}>${trustedHtml(css)}</style>\n`;
}
