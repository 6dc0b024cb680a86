import { type Html, trustedHtml } from '../html.ts';

/** The badge of a verified creator, 14 px (spec §9). */
export const VERIFIED_ICON = trustedHtml(
  '<svg class="verified" viewBox="0 0 14 14" width="14" height="14" role="img" aria-label="Verified">' +
    '<circle cx="7" cy="7" r="7" fill="#2d8cff"/>' +
    '<path d="M4 7.2l2.1 2.1 4-4.4" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);

export const PAUSE_ICON = trustedHtml(
  '<svg class="icon pause-icon" viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="M7 5h3.5v14H7zm6.5 0H17v14h-3.5z"/></svg>',
);

export const PLAY_ICON = trustedHtml(
  '<svg class="icon play-icon" viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="M8 5.5v13l11-6.5z"/></svg>',
);

export const SHARE_ICON = strokedIcon('M12 15V4m0 0L8 8m4-4l4 4M6 12v7h12v-7');
export const CHEVRON_DOWN_ICON = strokedIcon('M6 9l6 6 6-6');
export const CLOSE_ICON = strokedIcon('M6 6l12 12M18 6L6 18');
export const SOUND_ICON = strokedIcon('M4 10v4h3l5 4V6l-5 4zM16 9a4 4 0 010 6M18.5 6.5a8 8 0 010 11');

function strokedIcon(path: string): Html {
  return trustedHtml(
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`,
  );
}
