import { type Html, html } from '@zoetrope/embed';
import { KIND_PATHS, type KindPath } from '../library/gifs/kinds.ts';
import { renderTiles } from './gif-tiles.ts';
import { listUrl } from './list-url.ts';
import { renderShell } from './page-shell.ts';
import type { GifList } from './page-source.ts';
import { renderPager } from './pager.ts';

const NAMES: { readonly [type in KindPath]: string } = {
  gifs: 'GIFs',
  stickers: 'Stickers',
  videos: 'Clips',
  text: 'Text',
};

export interface ListPage {
  /** Path of the service, as `basePathOf` returns it. */
  readonly base: string;
  readonly q: string;
  readonly type: KindPath;
  readonly page: number;
  readonly pages: number;
  readonly list: GifList;
}

/** Trending GIFs, or search results. */
export function renderListPage({ base, q, type, page, pages, list }: ListPage): string {
  const heading = q === '' ? `Trending ${NAMES[type]}` : `${NAMES[type]} for “${q}”`;
  const pager = renderPager({ page, pages, url: (number) => listUrl({ base, q, type, page: number }) });
  return renderShell({
    base,
    title: `${heading} on Zoetrope`,
    q,
    body: html`<h1>${heading}</h1>
<nav class="kinds" aria-label="Kinds">${KIND_PATHS.map((kind) => kindLink(kind, { base, q, current: kind === type }))}</nav>
${list.gifs.length > 0 ? html`${renderTiles(list.gifs, base)}${pager}` : html`<p class="note">Nothing matches “${q}” among ${NAMES[type]}. Try one word, or another kind.</p>`}`,
  });
}

interface KindLink {
  readonly base: string;
  readonly q: string;
  readonly current: boolean;
}

function kindLink(type: KindPath, { base, q, current }: KindLink): Html {
  return html`<a href="${listUrl({ base, q, type })}"${current && html` aria-current="page"`}>${NAMES[type]}</a>`;
}
