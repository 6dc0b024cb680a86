import { css } from '@emotion/react';

/** The external player that replaces the card. The back button has its own bar, because nothing may cover a player. */
export const watchStyles = css`
  .player { position: absolute; inset: 0; display: flex; flex-direction: column; background: #0b0c0e; }
  .player[data-zoetrope-player="vimeo"] { flex-direction: column-reverse; }
  .player iframe { flex: 1; width: 100%; min-height: 0; }
  .back-bar { flex: none; height: 44px; display: flex; align-items: center; padding: 0 8px; }
  [data-zoetrope-player="vimeo"] .back-bar { justify-content: flex-end; }
  .back {
    display: flex; align-items: center; gap: 6px; padding: 6px 14px 6px 8px; border: 0; border-radius: 99px; background: #fff;
    color: #121417; font-weight: 700; cursor: pointer; visibility: hidden;
  }
  .card[data-zoetrope-visible~="back"] .back { visibility: visible; }
  .player-error {
    flex: 1; display: grid; place-content: center; justify-items: center; gap: 14px; margin: 0; padding: 16px; text-align: center;
    overflow-wrap: anywhere;
  }
  .player-error p { margin: 0; }
`;
