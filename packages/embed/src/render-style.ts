import type { EmbedPageOptions } from './embed-page-options.ts';
import { type Html, html, trustedHtml } from './html.ts';

/** A style sheet in the page, allowed by the nonce of its policy. Never a text from outside. */
export function renderStyle(css: string, { nonce }: Pick<EmbedPageOptions, 'nonce'>): Html {
  return html`<style${nonce !== undefined && html` nonce="${nonce}"`}>${trustedHtml(css)}</style>\n`;
}
