import { type Html, html } from '../html.ts';
import { SOUND_ICON } from './icons.ts';

/** The button that toggles the sound of a clip, which starts muted. */
export function renderSound(): Html {
  return html`<button class="round sound needs-script" type="button" aria-pressed="false" aria-label="Sound">${SOUND_ICON}</button>`;
}
