import type { Gif } from '@zoetrope/model';
import { type Html, html } from '../html.ts';
import { parseExternalVideo } from './external-video.ts';

/**
 * A link to the external video. The client plays it in place of the card. Nothing is loaded from the host before a
 * click.
 */
export function renderWatch({ external_media }: Pick<Gif, 'external_media'>): Html | undefined {
  const video = parseExternalVideo(external_media);
  if (video === undefined) return undefined;
  return html`<a class="watch" href="${video.pageUrl}" target="_blank" rel="noopener" data-zoetrope-watch="${video.host}">Watch<span class="hidden"> on ${video.hostName}</span></a>`;
}
