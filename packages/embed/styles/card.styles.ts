import { css } from '@emotion/react';
import { SMALL_HEIGHT, SMALL_WIDTH } from '../src/state/embed-size.ts';

/**
 * The media of the card and its background until it is ready (spec §4): only what the first paint needs. If CSS
 * supports it, a picture has a box of its own aspect ratio: browsers treat one as large as the page as a background,
 * and report no LCP.
 */
export const cardStyles = css`
  .card { position: relative; width: 100%; height: 100%; overflow: hidden; animation: ready 0.3s ease-out both; }
  /* Not from 0: an invisible element is painted one frame later. */
  @keyframes ready { from { opacity: 0.01; } }
  .backdrop { position: absolute; inset: 0; animation: clear 0.2s ease-out 0.5s both; }
  /* Starts late, because a color transition repaints each frame during the wait for the first one. */
  @keyframes clear { from { background: #7f879438; } to { background: transparent; } }
  [data-zoetrope-live] .backdrop { animation: none; background: transparent; transition: background 0.3s; }
  [data-zoetrope-background="filled"] .backdrop { background: #7f879438; }
  [data-zoetrope-kind="sticker"] {
    background: repeating-conic-gradient(#e4e7eb 0 25%, #fff 0 50%) 50% / 24px 24px;
  }
  picture.media, picture.counterpart { display: contents; }
  .media img, .counterpart img, video.media { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
  @supports (width: calc(attr(width type(<number>)) * 1px)) {
    .card { container-type: size; }
    .media img[width], .counterpart img[width] {
      margin: auto; height: auto; max-height: 100%;
      width: min(100%, 100cqh * attr(width type(<number>)) / attr(height type(<number>)));
    }
  }
  .counterpart img, .card:has(.toggle:checked) .media img { display: none; }
  .card:has(.toggle:checked) .counterpart img { display: block; }
  .clip { background: #000; }
  .clip.reduce { display: none; }
  @media (min-width: ${SMALL_WIDTH}px) and (min-height: ${SMALL_HEIGHT}px) {
    [data-zoetrope-cut-out] { background: none; }
    [data-zoetrope-cut-out] .media img, [data-zoetrope-cut-out] .counterpart img {
      padding: 14px; filter: drop-shadow(0 0 1px #fff) drop-shadow(0 0 2px #fff) drop-shadow(0 3px 6px #0008);
    }
  }
  @media (prefers-reduced-motion: reduce) { .card, .backdrop { animation: none; } }
`;
