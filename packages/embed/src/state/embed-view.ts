import type { EmbedFlags } from './embed-flags.ts';
import { type EmbedSize, isSmall, isTight } from './embed-size.ts';

/** What of an embed page shows. */
export interface EmbedView {
  /** The share menu, and with it the dim background. */
  readonly share: boolean;
  readonly shareTight: boolean;
  readonly header: boolean;
  /** The darkening overlay on the GIF. */
  readonly shade: boolean;
  readonly pauseButton: boolean;
  readonly pauseIcon: 'pause' | 'play';
  /** The still that covers the moving image. */
  readonly still: boolean;
  readonly footer: boolean;
  readonly mobileFooter: boolean;
  /** Absent until the first hover; from then on present, and faded out between hovers (spec §4). */
  readonly attribution: 'absent' | 'hidden' | 'shown';
  readonly background: 'filled' | 'transparent';
  /** The media is cut out of its background. */
  readonly cutOut: boolean;
  readonly player: boolean;
  readonly backToGif: boolean;
  readonly related: boolean;
}

/** What shows, from the flags and the size of the frame alone. */
export function deriveView(flags: EmbedFlags, size: EmbedSize): EmbedView {
  const small = isSmall(size);
  const share = flags.shareOpen && !small && !flags.watching;
  const free = !flags.shareOpen && !flags.watching;
  const hovered = (flags.hover || flags.touched) && free;
  const mobileFooter = size.mobile && flags.mobileFooterOpen && free && !small;
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
    attribution: flags.wasHovered && !size.mobile && !small ? (hovered ? 'shown' : 'hidden') : 'absent',
    background: flags.ready ? 'transparent' : 'filled',
    cutOut: flags.clipIt && !small,
    player: flags.watching,
    backToGif: flags.watching && flags.showBackToGif,
    related: !size.mobile && !small && !flags.watching,
  };
}
