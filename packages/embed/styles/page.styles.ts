import { css } from '@emotion/react';

/**
 * The page. It scrolls to the related GIFs without a scroll bar, which would cover much of a 480 px frame. An iframe is
 * transparent only if it has the color scheme of its host page, so the page supports both.
 */
export const pageStyles = css`
  * { box-sizing: border-box; }
  html { height: 100%; scrollbar-width: none; color-scheme: light dark; }
  body {
    height: 100%; margin: 0; background: transparent; color: #fff;
    font: 14px/1.3 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  }
  a { color: inherit; text-decoration: none; }
  img, video, iframe { border: 0; }
  button, input { font: inherit; }
  [hidden] { display: none !important; }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .icon { width: 24px; height: 24px; flex: none; pointer-events: none; }
  :focus-visible, .pause:focus-within:has(:focus-visible) {
    outline: 3px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 6px #121417;
  }
`;
