import type { EmbedStore } from '../state/create-store.ts';
import type { EmbedView } from '../state/embed-view.ts';
import type { EmbedParts } from './find-parts.ts';
import { shownParts } from './shown-parts.ts';

/** Paints what shows: attributes that the style sheet reads, the menu, and the section of related GIFs. */
export function attachView({ card, share, related }: EmbedParts, store: EmbedStore): void {
  const more = card.querySelector<HTMLElement>('.more');
  let menu = false;
  const paint = (view: EmbedView) => {
    card.dataset.zoetropeShows = shownParts(view);
    card.dataset.zoetropeAttribution = view.attribution;
    card.dataset.zoetropeBackground = view.background;
    card.toggleAttribute('data-zoetrope-cut-out', view.cutOut);
    share.toggleAttribute('data-zoetrope-tight', view.shareTight);
    // The browser opens and closes the menu before any event tells of it. A change of something else meanwhile, such as the
    // pointer's coming, says nothing about the menu.
    if (view.share !== menu && view.share !== share.open) {
      if (view.share) share.showModal();
      else share.close();
    }
    menu = view.share;
    if (related) related.hidden = !view.related;
    if (more) more.hidden = !view.related;
  };
  paint(store.view());
  // From here on the style sheet leaves :hover alone.
  card.dataset.zoetropeLive = '';
  store.subscribe(paint);
}
