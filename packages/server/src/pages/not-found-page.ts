import { html } from '@zoetrope/embed';
import { renderShell } from './page-shell.ts';

/** A 404 page with links to other pages. `base` is the path of the service, as `basePathOf` returns it. */
export function renderNotFoundPage(what: 'GIF' | 'channel', base: string): string {
  return renderShell({
    base,
    title: `No such ${what} on Zoetrope`,
    body: html`<div class="lost"><img src="${base}/logo.svg" alt="" width="120" height="104"><h1>This ${what} is not here</h1>
<p>It may have been removed, or the address has a slip in it. <a href="${base}/">See what is trending</a>, or search above.</p></div>`,
  });
}
