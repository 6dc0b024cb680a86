import { type RefObject, useEffect, useRef, useState } from 'react';
import { debounce } from 'throttle-debounce';

/** After this pause the text is searched, in ms. */
const TYPING_PAUSE_MS = 250;
/** The longest search term that providers accept. */
const MAX_LENGTH = 50;

export interface SearchText {
  /** The text in the field. */
  readonly text: string;
  /** The search term: the normalized text at the last pause. Empty: trending GIFs. */
  readonly term: string;
  /** The text that an input method is composing; undefined outside of a composition. */
  readonly composition: RefObject<string | undefined>;
  change(text: string): void;
  /** Shows the text of a composition without searching for it. */
  compose(text: string): void;
  /** Searches at once, and ends a composition: some browsers dispatch no event when the text is replaced. */
  submit(text: string): void;
  /** Clears the field until `resume` or another change. */
  suspend(): void;
  resume(): void;
}

export interface SearchTextOptions {
  readonly query?: string | undefined;
  readonly defaultQuery?: string | undefined;
  readonly onQueryChange?: ((query: string) => void) | undefined;
}

/** The text in the field, controlled by `query` or not, and the search term that follows it. */
export function useSearchText({ query, defaultQuery = '', onQueryChange }: SearchTextOptions): SearchText {
  const [ownText, setOwnText] = useState(defaultQuery);
  const text = query ?? ownText;
  const [term, setTerm] = useState(() => normalize(text));
  const [isComposing, setComposing] = useState(false);
  const composition = useRef<string>(undefined);
  const suspendedText = useRef('');
  const [setTermAfterPause] = useState(() => debounce(TYPING_PAUSE_MS, setTerm));
  // An effect, so that a picker that is hidden during the pause searches its text once it is visible again.
  useEffect(() => {
    if (isComposing) return;
    setTermAfterPause(normalize(text));
    return () => setTermAfterPause.cancel({ upcomingOnly: true });
  }, [text, isComposing, setTermAfterPause]);

  function setText(next: string): void {
    suspendedText.current = '';
    setOwnText(next);
    if (next !== text) onQueryChange?.(next);
  }

  function submit(next: string): void {
    composition.current = undefined;
    setText(next);
    setComposing(false);
    setTerm(normalize(next));
  }

  return {
    text,
    term,
    composition,
    change(next) {
      setText(next);
      setComposing(false);
      // An empty field shows trending GIFs at once.
      if (normalize(next) === '') setTerm('');
    },
    compose(next) {
      setText(next);
      setComposing(true);
    },
    submit,
    suspend() {
      if (!text) return;
      submit('');
      suspendedText.current = text;
    },
    resume() {
      if (suspendedText.current) submit(suspendedText.current);
    },
  };
}

/** Removes redundant whitespace and limits the length, so that equivalent texts are one search. */
function normalize(text: string): string {
  const cut = text.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
  // A URL cannot contain half of a surrogate pair, such as an emoji.
  return cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}
