import { useEffect, useRef, useState } from 'react';

/** A pause this long means that a word is finished, or worth a look: ms. */
const TYPING_PAUSE_MS = 250;
/** The longest search that services take. */
const MAX_LENGTH = 50;

export interface TypedTerm {
  readonly text: string;
  /** What is searched for: the text as it was at the last pause, tidied. Empty: what is trending. */
  readonly term: string;
  type(text: string): void;
  /** Searches at once. */
  enter(text: string): void;
  /** Empties the field, until `takeUp` or another text. */
  putAside(): void;
  takeUp(): void;
}

/** The text of the field, and the search that follows it. */
export function useTerm(): TypedTerm {
  const [text, setText] = useState('');
  const [term, setTerm] = useState('');
  const aside = useRef('');
  // An effect, so that a picker that is hidden within the pause searches what its field shows once it is there again.
  useEffect(() => {
    const timer = setTimeout(setTerm, TYPING_PAUSE_MS, tidy(text));
    return () => clearTimeout(timer);
  }, [text]);

  function enter(next: string): void {
    aside.current = '';
    setText(next);
    setTerm(tidy(next));
  }

  return {
    text,
    term,
    type(next) {
      aside.current = '';
      setText(next);
      // An emptied field shows at once what is trending.
      if (tidy(next) === '') setTerm('');
    },
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
