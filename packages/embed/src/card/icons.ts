import { trustedHtml } from '../html.ts';

/** The badge of a verified creator, 14 px (spec §9). */
export const VERIFIED_ICON = trustedHtml(
  '<svg class="verified" viewBox="0 0 14 14" width="14" height="14" role="img" aria-label="Verified">' +
    '<circle cx="7" cy="7" r="7" fill="#2d8cff"/>' +
    '<path d="M4 7.200l2.1 2.1 4-4.4" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);

export const PAUSE_ICON = trustedHtml(
  '<svg class="icon pause-icon" viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="M7 5h3.500v14H7zm6.5 0H17v14h-3.500z"/></svg>',
);

export const PLAY_ICON = trustedHtml(
  '<svg class="icon play-icon" viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="M8 5.500v13l11-6.500z"/></svg>',
);
