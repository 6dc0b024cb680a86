import { css } from '@emotion/react';

/** What stands in the place of media that is not there, or does not come. */
export const troubleStyles = css`
  .missing {
    position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 14px; margin: 0;
    padding: 24px; background: #202329; text-align: center; font-size: 16px; overflow-wrap: anywhere;
  }
  .missing h1 { margin: 0; font: inherit; }
  .missing .continue { margin: 0; }
  /* The words of a picture that does not come are white, as all of them: only there an image has what is before it. */
  .media img::before { content: ""; position: absolute; inset: 0; z-index: -1; background: #202329; }
  .trouble {
    position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 16px;
    background: #0b0c0ed9; text-align: center; overflow-wrap: anywhere;
  }
  .trouble p { margin: 0; max-width: 40ch; }
  .trouble button { padding: 8px 16px; border: 0; border-radius: 99px; background: #fff; color: #121417; font-weight: 650; cursor: pointer; }
  .trouble button:hover { background: #ffb524; }
`;
