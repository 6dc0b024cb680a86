import type { RelatedList } from './related-list.ts';

export interface Notice {
  show(list: RelatedList): void;
}

/** What stands below the grid: a loader, the error with its way on (spec §8), or that there is no more. */
export function createNotice(place: HTMLElement, onAgain: () => void): Notice {
  const page = place.ownerDocument;
  const again = page.createElement('button');
  again.type = 'button';
  again.className = 'again';
  again.textContent = 'Try again?';
  again.addEventListener('click', onAgain);
  const loader = page.createElement('div');
  loader.className = 'loader';
  const loading = page.createElement('span');
  loading.className = 'hidden';
  loading.textContent = 'Loading…';
  let shown: RelatedList['status'] = 'idle';
  return {
    show({ status, gifs }) {
      if (status === shown) return;
      shown = status;
      if (status === 'loading') place.replaceChildren(loader, loading);
      else if (status === 'failed') place.replaceChildren('Error loading GIFs. ', again);
      else if (status === 'finished')
        place.replaceChildren(gifs.length > 0 ? 'That is all.' : 'There are no related GIFs.');
      else place.replaceChildren();
    },
  };
}
