import { type Html, html } from '@zoetrope/embed';

export interface Pager {
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  readonly url: (page: number) => string;
}

/** Links to the previous and next page. Undefined if there is only one page. */
export function renderPager({ page, pages, url }: Pager): Html | undefined {
  if (pages <= 1) return undefined;
  return html`<nav class="pager" aria-label="Pages">${
    page > 1 && html`<a rel="prev" href="${url(page - 1)}">Previous</a>`
  }<span>Page ${page} of ${pages}</span>${page < pages && html`<a rel="next" href="${url(page + 1)}">Next</a>`}</nav>`;
}
