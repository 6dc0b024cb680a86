import { useEffect, useRef, useState } from 'react';
import type { PickerSource } from './picker-requests.ts';
import type { SearchText } from './use-search-text.ts';

const MAX_SUGGESTIONS = 8;
const NO_SUGGESTIONS: readonly string[] = [];

interface LoadedSuggestions {
  readonly term: string;
  readonly suggestions: readonly string[];
}

/**
 * Suggestions for the term, or popular searches for an empty field. The previous ones stay until the next ones have
 * loaded, so that the list does not flicker. A failed request leaves no suggestions.
 */
export function useSuggestions({ text, term }: SearchText, source: PickerSource): readonly string[] {
  const latestSource = useRef(source);
  useEffect(() => {
    latestSource.current = source;
  });
  const [loaded, setLoaded] = useState<LoadedSuggestions>();
  const providerId = source.provider?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another provider has other suggestions
  useEffect(() => {
    const { searchTags, trendingSearches } = latestSource.current;
    const abort = new AbortController();
    const { signal } = abort;
    async function load(): Promise<void> {
      const page = await (term ? searchTags?.(term, { signal }) : trendingSearches?.({ signal }));
      const unique = [...new Set(page?.data)];
      if (!signal.aborted) setLoaded({ term, suggestions: unique.slice(0, MAX_SUGGESTIONS) });
    }
    load().catch(() => {
      if (!signal.aborted) setLoaded(undefined);
    });
    return () => abort.abort();
  }, [term, providerId]);
  // Suggestions for a term do not fit an empty field, and the reverse.
  const isFieldEmpty = text.trim() === '';
  const fitsField = loaded && (loaded.term === '') === isFieldEmpty;
  return fitsField ? loaded.suggestions : NO_SUGGESTIONS;
}
