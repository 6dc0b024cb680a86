import { type Html, html } from '../html.ts';

/**
 * The hidden section of the related GIFs. The client shows it if the frame is large enough (spec §2: desktop), and
 * fills it.
 */
export function renderRelated(): Html {
  return html`<section class="related" id="related" aria-labelledby="related-title" hidden>
<h2 id="related-title">Related Gifs</h2>
<ul class="tiles"></ul>
<div class="related-status" role="status"></div>
</section>`;
}
