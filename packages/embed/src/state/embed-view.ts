import type { EmbedFlags } from './embed-flags.ts';
import { type EmbedSize, isSmall, isTight } from './embed-size.ts';

/** What is visible on an embed page. */
export interface EmbedView {
  /** The share menu and its dim background. */
  readonly share: boolean;
  readonly shareTight: boolean;
  readonly header: boolean;
  /** The darkening overlay on the GIF. */
  readonly shade: boolean;
  readonly pauseButton: boolean;
  readonly pauseIcon: 'pause' | 'play';
  /** The still that covers the animated image. */
  readonly still: boolean;
  readonly footer: boolean;
  readonly mobileFooter: boolean;
  /** Absent until the first hover; afterwards it is present, and hidden between hovers (spec §4). */
  readonly attribution: 'absent' | 'hidden' | 'shown';
  readonly background: 'filled' | 'transparent';
  /** The media is cut out of its background. */
  readonly cutOut: boolean;
  readonly player: boolean;
  readonly backToGif: boolean;
  readonly related: boolean;
}

/**
 * Derives the view from the flags and the size of the frame.
 *
 * @example
 * deriveView(INITIAL_FLAGS, { width: 480, height: 480, mobile: false }).header; // false
 */
export function deriveView(flags: EmbedFlags, size: EmbedSize): EmbedView {
  const small = isSmall(size);
  const share = flags.shareOpen && !small && !flags.watching;
  const free = !flags.shareOpen && !flags.watching;
  const hovered = (flags.hover || flags.touched) && free;
  const mobileFooter = size.mobile && flags.mobileFooterOpen && free && !small;
  const hasAttribution = flags.wasHovered && !size.mobile && !small;
  const attributionState = hovered ? 'shown' : 'hidden';
  return {
    share,
    shareTight: isTight(size),
    header: (size.mobile ? mobileFooter : hovered) && !flags.headerHidden && !small,
    shade: hovered && !size.mobile && !small,
    pauseButton: size.mobile ? free : hovered,
    pauseIcon: flags.paused ? 'play' : 'pause',
    still: flags.paused,
    footer: hovered && !size.mobile && !small,
    mobileFooter,
    attribution: hasAttribution ? attributionState : 'absent',
    background: flags.ready ? 'transparent' : 'filled',
    cutOut: flags.clipIt && !small,
    player: flags.watching,
    backToGif: flags.watching && flags.showBackToGif,
    related: !size.mobile && !small && !flags.watching,
  };
}
