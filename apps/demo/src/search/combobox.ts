/** The state of the suggestion list under the search field (the ARIA combobox with a list box). */
export interface Combobox {
  readonly open: boolean;
  /** Index of the highlighted suggestion; -1 for the text itself. */
  readonly active: number;
}

export const CLOSED: Combobox = { open: false, active: -1 };

export type ComboboxEvent =
  | { readonly type: 'typed' }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly count: number }
  | { readonly type: 'pointed'; readonly index: number }
  | { readonly type: 'dismissed' };

export function reduceCombobox(state: Combobox, event: ComboboxEvent): Combobox {
  switch (event.type) {
    case 'typed':
      return { open: true, active: -1 };
    case 'moved':
      return event.count === 0 ? state : { open: true, active: moveActive(state.active, event.by, event.count) };
    case 'pointed':
      return { open: true, active: event.index };
    case 'dismissed':
      return CLOSED;
  }
}

/** Moves through the suggestions and the text itself (-1), and wraps around. */
function moveActive(active: number, by: 1 | -1, count: number): number {
  const positions = count + 1;
  return ((active + 1 + by + positions) % positions) - 1;
}
