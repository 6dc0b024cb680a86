import type { StartRelatedOptions } from '../related/start-related.ts';
import type { EmbedStore } from '../state/create-store.ts';

const INTERACTIONS = ['pointerenter', 'focusin', 'wheel', 'keydown'] as const;

/** Loads the related GIFs, code and data, on the first interaction with the page. */
export function loadRelated(section: HTMLElement, store: EmbedStore, options: StartRelatedOptions): void {
  const { signal } = options;
  let hasStarted = false;
  const load = async () => {
    if (hasStarted || !store.view().related) return;
    hasStarted = true;
    try {
      const { startRelated } = await import('../related/start-related.ts');
      startRelated(section, store, options);
    } catch {
      // The page may be offline: the next interaction retries.
      hasStarted = false;
    }
  };
  const root = document.documentElement;
  for (const type of INTERACTIONS) root.addEventListener(type, load, { passive: true, signal });
  // The scroll event of the page is dispatched on the document.
  document.addEventListener('scroll', load, { passive: true, signal });
  // The visitor may have interacted before this code ran.
  if (root.matches(':hover') || window.scrollY > 0) void load();
}
