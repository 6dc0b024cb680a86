import { normalizeQuery } from '@zoetrope/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { debounce } from 'throttle-debounce';

/** Delay of the search after the last key. */
export const DEBOUNCE_MS = 200;

export type CommitReason = 'paused' | 'entered';

export interface SearchText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Shows the text that an input method is composing, without searching for it. */
  readonly compose: (text: string) => void;
  /** Searches at once. Default: the text of the field. */
  readonly enter: (text?: string) => void;
}

/**
 * The text of the search field, separate from the query: it is ahead of the query while the user types, and follows
 * when the query changes otherwise (a chip, the back button).
 */
export function useSearchText(query: string, commit: (query: string, reason: CommitReason) => void): SearchText {
  const [text, setText] = useState(query);
  const [afterPause] = useState(() => debounce(DEBOUNCE_MS, (run: () => void) => run()));
  const stopWaiting = useCallback(() => afterPause.cancel({ upcomingOnly: true }), [afterPause]);
  const committed = useRef(query);
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  useEffect(() => {
    if (query === committed.current) return;
    committed.current = query;
    stopWaiting();
    setText(query);
  }, [query, stopWaiting]);

  useEffect(() => stopWaiting, [stopWaiting]);

  const settle = useCallback(
    (next: string, reason: CommitReason) => {
      stopWaiting();
      const normalized = normalizeQuery(next);
      if (reason === 'paused' && normalized === committed.current) return;
      committed.current = normalized;
      latestCommit.current(normalized, reason);
    },
    [stopWaiting],
  );

  const compose = useCallback(
    (next: string) => {
      setText(next);
      stopWaiting();
    },
    [stopWaiting],
  );

  const type = useCallback(
    (next: string) => {
      compose(next);
      if (next === '') settle('', 'paused');
      else afterPause(() => settle(next, 'paused'));
    },
    [afterPause, compose, settle],
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
