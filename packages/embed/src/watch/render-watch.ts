import type { Gif } from '@zoetrope/model';
import { type Html, html } from '../html.ts';
import { outsideFilm } from './outside-film.ts';

/** A link to the film a GIF was cut from; the script plays it in the card's place. Nothing of the video host is loaded before. */
export function renderWatch({ external_media }: Pick<Gif, 'external_media'>): Html | undefined {
  const film = outsideFilm(external_media);
  if (film === undefined) return undefined;
  return html`<a class="watch" href="${film.pageUrl}" target="_blank" rel="noopener" data-zoetrope-watch="${film.host}">Watch<span class="hidden"> on ${film.hostName}</span></a>`;
}
