import { css } from '@emotion/react';

/** The hover card of spec §2: the media, and its ground until it has come (spec §4, ready). */
export const cardStyles = css`
  .card { position: relative; width: 100%; height: 100%; overflow: hidden; animation: ready 0.3s ease-out both; }
  @keyframes ready { from { opacity: 0; } }
  .ground { position: absolute; inset: 0; animation: clear 0.7s ease-out both; }
  @keyframes clear { from { background: #7f879438; } to { background: transparent; } }
  [data-zoetrope-live] .ground { animation: none; background: transparent; transition: background 0.3s; }
  [data-zoetrope-background="filled"] .ground { background: #7f879438; }
  [data-zoetrope-kind="sticker"] {
    background: repeating-conic-gradient(#e4e7eb 0 25%, #fff 0 50%) 50% / 24px 24px;
  }
  picture.media, picture.counterpart { display: contents; }
  .media img, .counterpart img, video.media { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
  .counterpart img, .card:has(.toggle:checked) .media img { display: none; }
  .card:has(.toggle:checked) .counterpart img { display: block; }
  .missing {
    position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 14px; margin: 0;
    padding: 24px; background: #202329; text-align: center; font-size: 16px; overflow-wrap: anywhere;
  }
  .missing h1 { margin: 0; font: inherit; }
  .missing .continue { margin: 0; }
  .trouble {
    position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 16px;
    background: #0b0c0ed9; text-align: center; overflow-wrap: anywhere;
  }
  .trouble p { margin: 0; max-width: 40ch; }
  .trouble button { padding: 8px 16px; border: 0; border-radius: 99px; background: #fff; color: #121417; font-weight: 650; cursor: pointer; }
  .trouble button:hover { background: #ffb524; }
  .clip { background: #000; }
  .clip.reduce { display: none; }
  [data-zoetrope-cut-out] { background: none; }
  [data-zoetrope-cut-out] .media img, [data-zoetrope-cut-out] .counterpart img {
    padding: 14px; filter: drop-shadow(0 0 1px #fff) drop-shadow(0 0 2px #fff) drop-shadow(0 3px 6px #0008);
  }
  .shade {
    position: absolute; inset: 0; pointer-events: none;
    background: linear-gradient(#0b0c0eb3, #0b0c0e26 34%, #0b0c0e26 58%, #0b0c0ed9);
  }
`;
