/** An item and the part of it that precedes the edge of the view, from 0 to 1. */
export interface ScrollAnchor {
  readonly id: string;
  readonly fraction: number;
}

/** State that survives the unmounting of a widget's list or controller, for example in a hidden React `Activity`. */
export interface WidgetState {
  /** Ids of the GIFs that were reported as seen. */
  readonly seenIds: Set<string>;
  /**
   * The scroll position to restore when the list is next shown; null restores nothing, undefined restores the snapshot.
   */
  scrollAnchor?: ScrollAnchor | null;
}

/** An object that lives as long as its widget or list. */
export interface WidgetStateOwner {
  widgetState?: WidgetState | undefined;
}

/** Returns the state of an owner, and creates it on the first call. */
export function getPersistedState(owner: WidgetStateOwner): WidgetState {
  owner.widgetState ??= { seenIds: new Set() };
  return owner.widgetState;
}
