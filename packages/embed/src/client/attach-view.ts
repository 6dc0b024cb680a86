import type { EmbedStore } from '../state/create-store.ts';
import type { EmbedView } from '../state/embed-view.ts';
import type { EmbedParts } from './find-parts.ts';
import { visibleParts } from './visible-parts.ts';

/** Applies the view to the DOM: the attributes that the style sheet reads, the share menu, and the related GIFs. */
export function attachView({ card, share, related }: EmbedParts, store: EmbedStore): void {
  const more = card.querySelector<HTMLElement>('.more');
  let wasShareOpen = false;
  const applyView = (view: EmbedView) => {
    card.dataset.zoetropeVisible = visibleParts(view);
    card.dataset.zoetropeAttribution = view.attribution;
    card.dataset.zoetropeBackground = view.background;
    card.toggleAttribute('data-zoetrope-cut-out', view.cutOut);
    share.toggleAttribute('data-zoetrope-tight', view.shareTight);
    // The browser opens and closes the dialog before it dispatches an event, so another change must not undo that.
    if (view.share !== wasShareOpen && view.share !== share.open) {
      if (view.share) share.showModal();
      else share.close();
    }
    wasShareOpen = view.share;
    if (related) related.hidden = !view.related;
    if (more) more.hidden = !view.related;
  };
  applyView(store.view());
  // With this attribute the style sheet no longer uses :hover.
  card.dataset.zoetropeLive = '';
  store.subscribe(applyView);
}
