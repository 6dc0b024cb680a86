import { useEffect, useRef, useState } from 'react';
import type { GifPickerProps } from './picker-props.ts';
import type { SearchText } from './use-search-text.ts';

/** As many as one looks through. */
const MOST = 8;
const NONE: readonly string[] = [];

/**
 * Completions of the term, or what is searched for most while there is none. Those before stay until others have come,
 * so that the list does not flicker; where they do not come there are none, since a search works without.
 */
export function useSuggestions(
  { text, term }: SearchText,
  calls: Pick<GifPickerProps, 'searchTags' | 'trendingSearches'>,
): readonly string[] {
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });
  const [found, setFound] = useState<{ readonly term: string; readonly terms: readonly string[] }>();
  useEffect(() => {
    const { searchTags, trendingSearches } = latest.current;
    const abort = new AbortController();
    const { signal } = abort;
    async function load(): Promise<void> {
      const page = await (term ? searchTags?.(term, { signal }) : trendingSearches?.({ signal }));
      if (!signal.aborted) setFound({ term, terms: [...new Set(page?.data)].slice(0, MOST) });
    }
    load().catch(() => {
      if (!signal.aborted) setFound(undefined);
    });
    return () => abort.abort();
  }, [term]);
  // Completions of one term say nothing about the empty field.
  const isOfKind = found && (found.term === '') === (text.trim() === '');
  return isOfKind ? found.terms : NONE;
}
