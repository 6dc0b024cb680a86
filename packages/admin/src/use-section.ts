import { useEffect, useState } from 'react';
import { findSection, type Section } from './sections.ts';

/** The open section, stored in the URL's hash for the back button and bookmarks. */
export function useSection(page: Window): Section {
  const [section, setSection] = useState(() => findSection(page.location.hash));
  useEffect(() => {
    const read = () => setSection(findSection(page.location.hash));
    page.addEventListener('hashchange', read);
    return () => page.removeEventListener('hashchange', read);
  }, [page]);
  return section;
}
