/** The flags of the embed page (spec §4). Only causes are kept here; what shows is derived, see embed-view.ts. */
export interface EmbedFlags {
  readonly shareOpen: boolean;
  /** Whether a mouse or a pen is over the card. */
  readonly hover: boolean;
  /** Whether a touch has opened what hover opens. */
  readonly touched: boolean;
  /** Whether hover was ever on: the attribution then stays present, and only fades. */
  readonly wasHovered: boolean;
  readonly mobileFooterOpen: boolean;
  readonly headerHidden: boolean;
  readonly gridActive: boolean;
  readonly clipIt: boolean;
  readonly paused: boolean;
  /** Whether an outside player stands in the card's place. */
  readonly watching: boolean;
  readonly showBackToGif: boolean;
  readonly ready: boolean;
}

/** What happens to an embed page, named after what happened. */
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

/** The flags after an event. Gives the same object when nothing changes. */
export function reduceFlags(flags: EmbedFlags, event: EmbedEvent): EmbedFlags {
  const next = { ...flags, ...changes(flags, event) };
  const isSame = Object.entries(next).every(([name, value]) => flags[name as keyof EmbedFlags] === value);
  return isSame ? flags : next;
}

function changes(flags: EmbedFlags, event: EmbedEvent): Partial<EmbedFlags> {
  switch (event.type) {
    case 'ready':
      // The footer of a phone has no hover to wait for.
      return flags.ready ? {} : { ready: true, mobileFooterOpen: true };
    case 'share-opened':
    case 'share-closed':
      return { shareOpen: event.type === 'share-opened' };
    case 'hover-started':
      return { hover: true, wasHovered: true };
    case 'hover-ended':
      // Whoever moves the mouse away uses the mouse again.
      return { hover: false, touched: false };
    case 'card-tapped':
      // Where there is hover, a touch opens what hover opens. A phone has no such controls.
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
      // A message of a player that was just taken away changes nothing.
      return { showBackToGif: flags.watching };
  }
}
