import { type Html, html } from '../html.ts';

/** Where the related GIFs will be. The script shows it where there is room (spec §2: desktop), and fills it. */
export function renderRelated(): Html {
  return html`<section class="related" id="related" aria-labelledby="related-title" hidden>
<h2 id="related-title">Related Gifs</h2>
<ul class="tiles"></ul>
<div class="related-said" role="status"></div>
</section>`;
}
