import type { StartRelatedOptions } from '../related/start-related-options.ts';
import type { EmbedStore } from '../state/create-store.ts';

const INTEREST = ['pointerenter', 'focusin', 'wheel', 'scroll', 'keydown'] as const;

/** Loads the related GIFs, code and data, when somebody first shows interest in the page, and not before. */
export function loadRelated(section: HTMLElement, store: EmbedStore, options: StartRelatedOptions): void {
  let asked = false;
  const load = async () => {
    if (asked || !store.view().related) return;
    asked = true;
    try {
      const { startRelated } = await import('../related/start-related.ts');
      startRelated(section, store, options);
    } catch {
      // Offline for a moment, maybe: the next sign of interest tries again.
      asked = false;
    }
  };
  const root = document.documentElement;
  for (const name of INTEREST)
    (name === 'scroll' ? document : root).addEventListener(name, load, { passive: true, signal: options.signal });
  if (root.matches(':hover') || window.scrollY > 0) void load();
}
