import { type Html, html } from '../html.ts';
import { SOUND_ICON } from './icons.ts';

/** Turns the sound of a clip on and off; clips begin without. */
export function renderSound(): Html {
  return html`<button class="round sound needs-script" type="button" aria-pressed="false" aria-label="Sound">${SOUND_ICON}</button>`;
}
