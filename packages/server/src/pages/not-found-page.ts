import { html } from '@zoetrope/embed';
import { renderShell } from './page-shell.ts';

/** A 404 page with links to other pages. */
export function renderNotFoundPage(what: 'GIF' | 'channel'): string {
  return renderShell({
    title: `No such ${what} on Zoetrope`,
    body: html`<div class="lost"><img src="/logo.svg" alt="" width="120" height="104"><h1>This ${what} is not here</h1>
<p>It may have been removed, or the address has a slip in it. <a href="/">See what is trending</a>, or search above.</p></div>`,
  });
}
