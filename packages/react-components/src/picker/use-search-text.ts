import { useEffect, useRef, useState } from 'react';

/** A pause this long means that a word is finished, or worth a look: ms. */
const TYPING_PAUSE_MS = 250;
/** The longest search that services take. */
const MAX_LENGTH = 50;

export interface SearchText {
  readonly text: string;
  /** What is searched for: the text as it was at the last pause, tidied. Empty: what is trending. */
  readonly term: string;
  type(text: string): void;
  /** Shows the text that an input method is composing, without searching for it. */
  compose(text: string): void;
  /** Searches at once. */
  enter(text: string): void;
  /** Empties the field, until `takeUp` or another text. */
  putAside(): void;
  takeUp(): void;
}

/** The text of the field, and the search that follows it. */
export function useSearchText(): SearchText {
  const [text, setText] = useState('');
  const [term, setTerm] = useState('');
  const [isComposing, setComposing] = useState(false);
  const aside = useRef('');
  // An effect, so that a picker that is hidden within the pause searches what its field shows once it is there again.
  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(setTerm, TYPING_PAUSE_MS, tidy(text));
    return () => clearTimeout(timer);
  }, [text, isComposing]);

  function show(next: string, { isComposing = false } = {}): void {
    aside.current = '';
    setText(next);
    setComposing(isComposing);
  }

  function enter(next: string): void {
    show(next);
    setTerm(tidy(next));
  }

  return {
    text,
    term,
    type(next) {
      show(next);
      // An emptied field shows at once what is trending.
      if (tidy(next) === '') setTerm('');
    },
    compose: (next) => show(next, { isComposing: true }),
    enter,
    putAside() {
      if (!text) return;
      enter('');
      aside.current = text;
    },
    takeUp() {
      if (aside.current) enter(aside.current);
    },
  };
}

/** One space between words, none around them: what is typed differently but means the same is one search. */
function tidy(text: string): string {
  const cut = text.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
  // Half an emoji is no text that an address can hold.
  return cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}
