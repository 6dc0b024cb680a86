import { css } from '@emotion/react';

/** Who asked for less motion sees stills, and starts what is to move (WCAG 2.2.2, 2.3.3). */
export const motionStyles = css`
  @media (prefers-reduced-motion: reduce) {
    .card, .footer, .ground { animation: none; }
    .shade, .header, .footer, .pause { transition: none !important; }
    .clip.reduce, .play-icon, .card:has(.toggle:checked) .pause-icon { display: block; }
    .clip.no-preference, .pause-icon, .card:has(.toggle:checked) .play-icon, .if-moving { display: none; }
    [data-zoetrope-live] .clip.no-preference { display: block; }
    [data-zoetrope-live] .clip.reduce { display: none; }
    .if-reduced { display: inline; }
    .pause { opacity: 1; }
  }
`;
