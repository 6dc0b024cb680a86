/** The flags of an embed page (spec §4). The flags are causes; embed-view.ts derives from them what is visible. */
export interface EmbedFlags {
  readonly shareOpen: boolean;
  /** Whether a mouse or a pen is over the card. */
  readonly hover: boolean;
  /** Whether a touch has opened the controls, as hover does. */
  readonly touched: boolean;
  /** Whether the card was ever hovered: from then on the attribution is present, and only fades. */
  readonly wasHovered: boolean;
  readonly mobileFooterOpen: boolean;
  readonly headerHidden: boolean;
  readonly gridActive: boolean;
  readonly clipIt: boolean;
  readonly paused: boolean;
  /** Whether an external player replaces the card. */
  readonly watching: boolean;
  readonly showBackToGif: boolean;
  readonly ready: boolean;
}

/** The events of an embed page. */
export type EmbedEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'share-opened' | 'share-closed' }
  | { readonly type: 'hover-started' | 'hover-ended' }
  | { readonly type: 'card-tapped' }
  | { readonly type: 'scrolled'; readonly headerHidden: boolean; readonly gridActive: boolean }
  | { readonly type: 'clip-it-set'; readonly on: boolean }
  | { readonly type: 'paused' | 'played' }
  | { readonly type: 'watch-started' | 'watch-ended' }
  | { readonly type: 'player-playing' | 'player-paused' | 'player-ended' };

export const INITIAL_FLAGS: EmbedFlags = {
  shareOpen: false,
  hover: false,
  touched: false,
  wasHovered: false,
  mobileFooterOpen: false,
  headerHidden: false,
  gridActive: false,
  clipIt: false,
  paused: false,
  watching: false,
  showBackToGif: false,
  ready: false,
};

/**
 * Returns the flags after an event, or the same object if nothing changes.
 *
 * @example
 * reduceFlags(INITIAL_FLAGS, { type: 'share-opened' }).shareOpen; // true
 */
export function reduceFlags(flags: EmbedFlags, event: EmbedEvent): EmbedFlags {
  const next = { ...flags, ...changes(flags, event) };
  const isSame = Object.entries(next).every(([name, value]) => flags[name as keyof EmbedFlags] === value);
  return isSame ? flags : next;
}

function changes(flags: EmbedFlags, event: EmbedEvent): Partial<EmbedFlags> {
  switch (event.type) {
    case 'ready':
      // On a phone the footer opens without hover.
      return flags.ready ? {} : { ready: true, mobileFooterOpen: true };
    case 'share-opened':
    case 'share-closed':
      return { shareOpen: event.type === 'share-opened' };
    case 'hover-started':
      return { hover: true, wasHovered: true };
    case 'hover-ended':
      // The user moves the mouse away, so the mouse is in use again.
      return { hover: false, touched: false };
    case 'card-tapped':
      // A touch opens the controls that hover opens. On a phone it toggles the footer.
      return { mobileFooterOpen: !flags.mobileFooterOpen, touched: !flags.touched, wasHovered: true };
    case 'scrolled':
      return { headerHidden: event.headerHidden, gridActive: event.gridActive };
    case 'clip-it-set':
      return { clipIt: event.on };
    case 'paused':
    case 'played':
      return { paused: event.type === 'paused' };
    case 'watch-started':
      return { watching: true, shareOpen: false, showBackToGif: false };
    case 'watch-ended':
      return { watching: false, showBackToGif: false };
    case 'player-playing':
      return { showBackToGif: false };
    case 'player-paused':
    case 'player-ended':
      // Ignores a late message of a player that was removed.
      return { showBackToGif: flags.watching };
  }
}
