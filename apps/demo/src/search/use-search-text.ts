import { useCallback, useEffect, useRef, useState } from 'react';
import { tidyQuery } from '../route/route.ts';

/** A pause this long means that a word is finished, or worth a look. */
export const TYPING_PAUSE_MS = 200;

export type CommitReason = 'paused' | 'entered';

export interface SearchText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Shows the text that an input method is composing, without searching for it. */
  readonly compose: (text: string) => void;
  /** Searches at once, for the text given or else what stands in the field. */
  readonly enter: (text?: string) => void;
}

/**
 * The text in the search field, apart from the search itself: it runs ahead while someone types, and follows when the
 * search changes otherwise (a chip, the back button).
 */
export function useSearchText(query: string, commit: (query: string, reason: CommitReason) => void): SearchText {
  const [text, setText] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const committed = useRef(query);
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  useEffect(() => {
    if (query === committed.current) return;
    committed.current = query;
    clearTimeout(timer.current);
    setText(query);
  }, [query]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = useCallback((next: string, reason: CommitReason) => {
    clearTimeout(timer.current);
    const tidy = tidyQuery(next);
    if (reason === 'paused' && tidy === committed.current) return;
    committed.current = tidy;
    latestCommit.current(tidy, reason);
  }, []);

  const compose = useCallback((next: string) => {
    setText(next);
    clearTimeout(timer.current);
  }, []);

  const type = useCallback(
    (next: string) => {
      compose(next);
      if (next === '') settle('', 'paused');
      else timer.current = setTimeout(() => settle(next, 'paused'), TYPING_PAUSE_MS);
    },
    [compose, settle],
  );

  const enter = useCallback(
    (next = text) => {
      setText(next);
      settle(next, 'entered');
    },
    [settle, text],
  );

  return { text, type, compose, enter };
}
