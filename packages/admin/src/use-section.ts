import { useEffect, useState } from 'react';
import type { Permissions } from './account/permissions.ts';
import { findSection, type Section } from './sections.ts';

/** The open section, stored in the URL's hash for the back button and bookmarks. */
export function useSection(page: Window, permissions: Permissions): Section {
  const [hash, setHash] = useState(page.location.hash);
  useEffect(() => {
    const read = () => setHash(page.location.hash);
    page.addEventListener('hashchange', read);
    return () => page.removeEventListener('hashchange', read);
  }, [page]);
  return findSection(hash, permissions);
}
