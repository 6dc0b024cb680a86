import { css } from '@emotion/react';
import { SMALL_HEIGHT, SMALL_WIDTH } from '../src/state/embed-size.ts';

/** Under reduced motion the page shows stills, until the user starts an animation (WCAG 2.2.2, 2.3.3). */
export const motionStyles = css`
  @media (prefers-reduced-motion: reduce) {
    .footer { animation: none; }
    .shade, .header, .footer, .pause { transition: none !important; }
    .clip.reduce, .play-icon, .card:has(.toggle:checked) .pause-icon { display: block; }
    .card:has(.clip.reduce) .clip.no-preference, .pause-icon, .card:has(.toggle:checked) .play-icon, .if-moving { display: none; }
    .if-reduced { display: inline; }
    .card:has(.toggle:checked) .media img { display: block; opacity: 0; }
    .card:has(.toggle:checked) .counterpart { display: block; position: absolute; inset: 0; background: center / contain no-repeat content-box; }
    .card .counterpart img { display: none !important; }
    .pause { opacity: 1; }
  }
  @media (prefers-reduced-motion: reduce) and (min-width: ${SMALL_WIDTH}px) and (min-height: ${SMALL_HEIGHT}px) {
    [data-zoetrope-cut-out] .counterpart { padding: 14px; filter: drop-shadow(0 0 1px #fff) drop-shadow(0 0 2px #fff) drop-shadow(0 3px 6px #0008); }
  }
`;
