import type { GridSnapshot } from '../grid/grid-snapshot.ts';

/** What a widget remembers when its parts go and come again: hidden and shown, or emptied and filled. */
export interface Memory {
  /** Ids of the GIFs that were told as seen. */
  readonly seen: Set<string>;
  /** Where a list is to be scrolled to once it is shown; null for nowhere, undefined for where its snapshot says. */
  place?: GridSnapshot['anchor'] | null;
}

/** What lives as long as the widget, or its list. */
export interface Remembering {
  memory?: Memory | undefined;
}

/** It is made when what comes later first asks for it. */
export function memoryOf(owner: Remembering): Memory {
  owner.memory ??= { seen: new Set() };
  return owner.memory;
}
