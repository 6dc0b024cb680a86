import type { EmbedView } from '../state/embed-view.ts';

/** The words of `data-zoetrope-shows`, by which the style sheet knows what shows. */
export function shownParts(view: EmbedView): string {
  const words = {
    header: view.header,
    shade: view.shade,
    pause: view.pauseButton,
    footer: view.footer,
    'mobile-footer': view.mobileFooter,
    share: view.share,
    player: view.player,
    back: view.backToGif,
  };
  return Object.entries(words)
    .filter(([, shows]) => shows)
    .map(([word]) => word)
    .join(' ');
}
