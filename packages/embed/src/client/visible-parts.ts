import type { EmbedView } from '../state/embed-view.ts';

/** The tokens of the attribute `data-zoetrope-visible`, which the style sheet reads. */
export function visibleParts(view: EmbedView): string {
  const parts = {
    header: view.header,
    shade: view.shade,
    pause: view.pauseButton,
    footer: view.footer,
    'mobile-footer': view.mobileFooter,
    share: view.share,
    player: view.player,
    back: view.backToGif,
  };
  return Object.entries(parts)
    .filter(([, isVisible]) => isVisible)
    .map(([name]) => name)
    .join(' ');
}
