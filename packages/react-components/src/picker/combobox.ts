/** The list under the field (the ARIA combobox with a list box). */
export interface Combobox {
  readonly isOpen: boolean;
  /** Index of the highlighted term; -1: the field itself. */
  readonly active: number;
}

export const CLOSED: Combobox = { isOpen: false, active: -1 };

export type ComboboxEvent =
  | { readonly type: 'typed' | 'pressed' | 'dismissed' }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly count: number }
  | { readonly type: 'pointed'; readonly index: number };

export function combobox(state: Combobox, event: ComboboxEvent): Combobox {
  switch (event.type) {
    case 'typed':
      return { isOpen: true, active: -1 };
    case 'pressed':
      return state.isOpen ? CLOSED : { isOpen: true, active: -1 };
    case 'moved':
      // Terms that have yet to come are asked for all the same: the first of them is then highlighted.
      return { isOpen: true, active: event.count === 0 ? 0 : step(state.active, event.by, event.count) };
    case 'pointed':
      return { isOpen: true, active: event.index };
    case 'dismissed':
      return CLOSED;
  }
}

/** Round the ring of the terms and the field itself (-1). */
function step(active: number, by: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + by + places) % places) - 1;
}
