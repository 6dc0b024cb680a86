import type { RelatedList } from './related-list.ts';

export interface ListStatus {
  update(list: RelatedList): void;
}

/** The status below the grid: a loader, an error with a retry button (spec §8), or the end of the list. */
export function createListStatus(element: HTMLElement, onRetry: () => void): ListStatus {
  const page = element.ownerDocument;
  const retryButton = page.createElement('button');
  retryButton.type = 'button';
  retryButton.className = 'retry';
  retryButton.textContent = 'Try again?';
  retryButton.addEventListener('click', onRetry);
  const loader = page.createElement('div');
  loader.className = 'loader';
  const loaderText = page.createElement('span');
  loaderText.className = 'hidden';
  loaderText.textContent = 'Loading…';
  let currentStatus: RelatedList['status'] = 'idle';

  function contentOf({ status, gifs }: RelatedList): readonly (Node | string)[] {
    switch (status) {
      case 'idle':
        return [];
      case 'loading':
        return [loader, loaderText];
      case 'failed':
        return ['Error loading GIFs. ', retryButton];
      case 'finished':
        return [gifs.length > 0 ? 'No more GIFs.' : 'No related GIFs.'];
    }
  }

  return {
    update(list) {
      if (list.status === currentStatus) return;
      currentStatus = list.status;
      element.replaceChildren(...contentOf(list));
    },
  };
}
