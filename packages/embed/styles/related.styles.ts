import { css } from '@emotion/react';

/** The related GIFs: the window width minus 30 px (spec §9). The `style` attribute of a tile positions it. */
export const relatedStyles = css`
  .related { min-height: 100vh; padding: 12px 15px 15px; background: #121417; }
  .related h2 { margin: 0 0 10px; font-size: 16px; }
  .tiles { position: relative; margin: 0; padding: 0; list-style: none; }
  .tiles li { position: absolute; }
  .tiles a { display: block; height: 100%; border-radius: 4px; overflow: hidden; background: #2a2e35; }
  .tiles a:hover { outline: 2px solid #ffb524; }
  .tiles img { display: block; width: 100%; height: 100%; object-fit: cover; }
  .related-status { min-height: 24px; margin: 12px 0 0; text-align: center; font-size: 13px; color: #d3d7de; }
  .retry { padding: 4px 8px; border: 0; background: none; color: #ffd27a; text-decoration: underline; cursor: pointer; }
  .loader { width: 24px; height: 24px; margin: 12px auto 0; border: 3px solid #ffffff40; border-top-color: #ffb524; border-radius: 50%; animation: turn 1s linear infinite; }
  @keyframes turn { to { rotate: 1turn; } }
  @media (prefers-reduced-motion: reduce) { .loader { animation: none; } }
`;
