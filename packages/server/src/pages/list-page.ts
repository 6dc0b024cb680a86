import { type Html, html } from '@zoetrope/embed';
import { KIND_PATHS, type KindPath } from '../library/gifs/kinds.ts';
import { renderTiles } from './gif-tiles.ts';
import { listUrl } from './list-url.ts';
import { renderShell } from './page-shell.ts';
import type { Alternatives, GifList, KindMatches } from './page-source.ts';
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
  /** Offered if nothing matches. Default: nothing. */
  readonly alternatives?: Alternatives | undefined;
}

/** Trending GIFs, or search results. */
export function renderListPage({ base, q, type, page, pages, list, alternatives }: ListPage): string {
  const heading = q === '' ? `Trending ${NAMES[type]}` : `${NAMES[type]} for “${q}”`;
  const pager = renderPager({ page, pages, url: (number) => listUrl({ base, q, type, page: number }) });
  return renderShell({
    base,
    title: `${heading} on Zoetrope`,
    q,
    body: html`<h1>${heading}</h1>
<nav class="kinds" aria-label="Kinds">${KIND_PATHS.map((kind) => kindLink(kind, { base, q, current: kind === type }))}</nav>
${list.gifs.length > 0 ? html`${renderTiles(list.gifs, base)}${pager}` : renderAlternatives({ base, q, type, page, pages, list, alternatives })}`,
  });
}

function renderAlternatives({ base, q, type, page, pages, list, alternatives }: ListPage): Html {
  if (list.total > 0) {
    const last = html`<a href="${listUrl({ base, q, type, page: pages })}">page ${pages}</a>`;
    return html`<p class="note">There is no page ${page}. The last one is ${last}.</p>`;
  }
  if (q === '') return html`<p class="note">There are no ${NAMES[type]} yet.</p>`;
  const { kinds = [], trending = [] } = alternatives ?? {};
  if (kinds.length === 0) {
    return html`<p class="note">Nothing matches “${q}”. Try one word, or another spelling.</p>
${trending.length > 0 && html`<h2>Trending GIFs</h2>${renderTiles(trending, base)}`}`;
  }
  return html`<p class="note">Nothing matches “${q}” among ${NAMES[type]}.</p>
<nav class="kinds" aria-label="Kinds with results">${kinds.map((kind) => html`<a href="${listUrl({ base, q, type: kind.type })}">${countOf(kind)}</a>`)}</nav>`;
}

const NOUNS: { readonly [type in KindPath]: readonly [singular: string, plural: string] } = {
  gifs: ['GIF', 'GIFs'],
  stickers: ['sticker', 'stickers'],
  videos: ['clip', 'clips'],
  text: ['text', 'texts'],
};

function countOf({ type, total }: KindMatches): string {
  const [singular, plural] = NOUNS[type];
  return total === 1 ? `1 ${singular} matches` : `${total.toLocaleString('en')} ${plural} match`;
}

interface KindLink {
  readonly base: string;
  readonly q: string;
  readonly current: boolean;
}

function kindLink(type: KindPath, { base, q, current }: KindLink): Html {
  return html`<a href="${listUrl({ base, q, type })}"${current && html` aria-current="page"`}>${NAMES[type]}</a>`;
}
