import { css } from '@emotion/react';

/** The messages for a missing GIF and for media that cannot be loaded. */
export const mediaErrorStyles = css`
  .missing {
    position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 14px; margin: 0;
    padding: 24px; background: #202329; text-align: center; font-size: 16px; overflow-wrap: anywhere;
  }
  .missing h1 { margin: 0; font: inherit; }
  .missing .continue { margin: 0; }
  /* The dark background of white alternative text. Only an image that cannot be loaded has a ::before. */
  .media img::before { content: ""; position: absolute; inset: 0; z-index: -1; background: #202329; }
  .media-error {
    position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 16px;
    background: #0b0c0ed9; text-align: center; overflow-wrap: anywhere;
  }
  .media-error p { margin: 0; max-width: 40ch; }
  .media-error button { padding: 8px 16px; border: 0; border-radius: 99px; background: #fff; color: #121417; font-weight: 650; cursor: pointer; }
  .media-error button:hover { background: #ffb524; }
`;
