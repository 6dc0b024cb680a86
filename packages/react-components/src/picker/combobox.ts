/** The list under the field (the ARIA combobox with a list box). */
export interface Combobox {
  readonly isOpen: boolean;
  readonly terms: readonly string[];
  /** Index of the highlighted term; -1: the field itself. */
  readonly active: number;
}

export const CLOSED: Combobox = { isOpen: false, terms: [], active: -1 };

export type ComboboxEvent =
  | { readonly type: 'typed' | 'pressed' | 'dismissed' }
  | { readonly type: 'came'; readonly terms: readonly string[] }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'pointed'; readonly index: number };

export function combobox(state: Combobox, event: ComboboxEvent): Combobox {
  const { isOpen, terms, active } = state;
  switch (event.type) {
    case 'typed':
      return { ...state, isOpen: true, active: -1 };
    case 'pressed':
      return { ...state, isOpen: !isOpen, active: -1 };
    case 'came':
      // What is highlighted was chosen by its word: another in its place was not.
      return {
        isOpen,
        terms: event.terms,
        active: terms.length ? event.terms.indexOf(terms[active] as string) : active,
      };
    case 'moved':
      // Suggestions that have yet to come are asked for all the same: the first of them is then highlighted.
      return { ...state, isOpen: true, active: terms.length ? step(active, event.by, terms.length) : 0 };
    case 'pointed':
      return { ...state, isOpen: true, active: event.index };
    case 'dismissed':
      return { ...state, isOpen: false, active: -1 };
  }
}

/** Round the ring of the terms and the field itself (-1). */
function step(active: number, by: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + by + places) % places) - 1;
}
