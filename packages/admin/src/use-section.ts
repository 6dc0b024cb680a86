import { useEffect, useState } from 'react';
import type { Permissions } from './account/permissions.ts';
import { detailOf, findSection, type Section } from './sections.ts';

export interface OpenedSection {
  readonly section: Section;
  /** What is open in it; empty for all. */
  readonly detail: string;
}

/** The open section, stored in the URL's hash for the back button and bookmarks. */
export function useSection(page: Window, permissions: Permissions): OpenedSection {
  const [hash, setHash] = useState(page.location.hash);
  useEffect(() => {
    const read = () => setHash(page.location.hash);
    page.addEventListener('hashchange', read);
    return () => page.removeEventListener('hashchange', read);
  }, [page]);
  return { section: findSection(hash, permissions), detail: detailOf(hash) };
}
