/** The state of an ARIA combobox with a list box. */
export interface Combobox {
  readonly isOpen: boolean;
  readonly options: readonly string[];
  /** The index of the active option, or -1 if there is none. */
  readonly activeIndex: number;
}

export const CLOSED: Combobox = { isOpen: false, options: [], activeIndex: -1 };

export type ComboboxEvent =
  | { readonly type: 'input' | 'toggled' | 'dismissed' }
  | { readonly type: 'options-changed'; readonly options: readonly string[] }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'pointed'; readonly index: number };

export function reduceCombobox(state: Combobox, event: ComboboxEvent): Combobox {
  const { isOpen, options } = state;
  switch (event.type) {
    case 'input':
      return { ...state, isOpen: true, activeIndex: -1 };
    case 'toggled':
      return { ...state, isOpen: !isOpen, activeIndex: -1 };
    case 'options-changed':
      return { isOpen, options: event.options, activeIndex: indexAfterChange(state, event.options) };
    case 'moved':
      // Before the options have loaded, the first one of them becomes active.
      return { ...state, isOpen: true, activeIndex: options.length > 0 ? move(state, event.by) : 0 };
    case 'pointed':
      return { ...state, isOpen: true, activeIndex: event.index };
    case 'dismissed':
      return { ...state, isOpen: false, activeIndex: -1 };
  }
}

/** The user chose the active option by its text, so it stays active at its new index. If it is gone, none is active. */
function indexAfterChange({ options, activeIndex }: Combobox, next: readonly string[]): number {
  // Before the first options have loaded, 0 is the first of them.
  if (options.length === 0) return activeIndex;
  const active = options[activeIndex];
  return active === undefined ? -1 : next.indexOf(active);
}

/** Moves through the options and the field itself (-1), and wraps around. */
function move({ options, activeIndex }: Combobox, by: 1 | -1): number {
  const count = options.length + 1;
  return ((activeIndex + 1 + by + count) % count) - 1;
}
