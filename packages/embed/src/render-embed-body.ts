import type { Gif } from '@zoetrope/model';
import { renderCard } from './card/render-card.ts';
import type { EmbedPageOptions } from './embed-page-options.ts';
import { type Html, html } from './html.ts';
import { renderRelated } from './related/render-related.ts';
import { renderShare } from './share/render-share.ts';

/** The body of the page: the card, the share menu and, with a client, the section of the related GIFs. */
export function renderEmbedBody(gif: Gif, options: EmbedPageOptions): Html {
  return html`${renderCard(gif, options)}
${renderShare(gif, options)}
${options.client && html`${renderRelated()}\n`}`;
}
