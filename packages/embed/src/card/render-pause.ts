import { type Html, html } from '../html.ts';
import { PAUSE_ICON, PLAY_ICON } from './icons.ts';

/**
 * Pauses and plays without a script: a checkbox that swaps the picture for its counterpart. The style sheet shows the
 * words and the icon that fit, since under reduced motion the picture stands still at first. Over a clip it needs the script.
 */
export function renderPause({ needsScript = false }: { readonly needsScript?: boolean } = {}): Html {
  return html`<label class="round pause${needsScript && ' needs-script'}"><input class="toggle" type="checkbox">${PAUSE_ICON}${PLAY_ICON}<span class="hidden if-moving">Pause animation</span><span class="hidden if-reduced">Play animation</span></label>`;
}
