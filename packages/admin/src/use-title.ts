import { useEffect } from 'react';

/** The title of the page for as long as the component is mounted, then again the one before. */
export function useTitle(page: Window, title: string): void {
  useEffect(() => {
    const { document } = page;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [page, title]);
}
