import { type Html, html } from '../html.ts';
import { PAUSE_ICON, PLAY_ICON } from './icons.ts';

/**
 * Renders the pause button: a checkbox, by which the style sheet swaps the picture and its counterpart without a
 * script. The style sheet also selects the text and the icon, because under reduced motion the picture starts paused.
 * `needsScript` hides it until the client runs, which a clip requires. Default: false.
 *
 * @example
 * html`<main class="card">${picture}${renderPause()}</main>`;
 */
export function renderPause({ needsScript = false }: { readonly needsScript?: boolean } = {}): Html {
  return html`<label class="round pause${needsScript && ' needs-script'}"><input class="toggle" type="checkbox">${PAUSE_ICON}${PLAY_ICON}<span class="hidden if-moving">Pause animation</span><span class="hidden if-reduced">Play animation</span></label>`;
}
