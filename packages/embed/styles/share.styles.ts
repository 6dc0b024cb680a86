import { css } from '@emotion/react';
import { SMALL_HEIGHT, SMALL_WIDTH, TIGHT_HEIGHT } from '../src/state/embed-size.ts';

/**
 * Four buttons of unequal width would wrap with the last one alone on its row; three are one row, and five are three
 * and two.
 */
const FOUR_TARGETS = '.targets:has(.favorite:not([hidden])):has(.native[hidden]) .target';

/**
 * The share menu (spec §2), over a dimmed card. The dialog is a block: in WebKit a modal grid fills the height of the
 * frame.
 */
export const shareStyles = css`
  .share {
    width: min(420px, 100% - 24px); max-width: none; max-height: calc(100% - 16px); margin: auto; padding: 16px; border: 0;
    border-radius: 16px; background: #202329; color: #fff; overflow: auto; scrollbar-width: thin;
  }
  .share h2 ~ * { margin-top: 14px; }
  .share::backdrop { background: #0b0c0ec4; }
  .share h2 { margin: 0; font-size: 18px; line-height: 32px; }
  .targets { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 0; }
  .target, .copy {
    flex: 1 0 auto; padding: 9px 10px; border: 1px solid #6b7280; border-radius: 99px; background: #2a2e35; color: #fff;
    font-size: 13px; font-weight: 600; line-height: 20px; text-align: center; cursor: pointer;
  }
  .target:hover, .copy:hover { background: #3a4049; }
  .favorite[aria-pressed="true"] { background: #ffb524; border-color: #ffb524; color: #121417; }
  .field { display: grid; grid-template-columns: 84px minmax(0, 1fr) auto; align-items: center; gap: 8px; font-size: 13px; }
  .field input {
    min-width: 0; padding: 8px 10px; border: 1px solid #6b7280; border-radius: 8px; background: #121417; color: #fff;
    font: 12px/18px ui-monospace, Menlo, Consolas, monospace;
  }
  .copy { flex: none; padding: 7px 12px; font-size: 13px; }
  .share-status { min-height: 18px; margin-bottom: 0; font-size: 13px; color: #ffd27a; }
  .share-status:empty { display: none; }
  .report { position: absolute; top: 16px; right: 56px; font-size: 13px; line-height: 32px; text-decoration: underline; }
  .share .close { position: absolute; top: 12px; right: 12px; background: none; width: 32px; height: 32px; }
  .share .close:hover { background: #3a4049; }
  @media (max-width: 419.98px) {
    ${FOUR_TARGETS} { flex-basis: 40%; }
  }
  @media (max-width: 359.98px) {
    .field { grid-template-columns: minmax(0, 1fr) auto; }
    .field label { grid-column: 1 / -1; }
  }
  @media (max-height: ${TIGHT_HEIGHT - 0.02}px), (max-width: 419.98px) and (max-height: 359.98px) {
    .share { padding: 8px 12px; border-radius: 12px; }
    .share h2 ~ * { margin-top: 6px; }
    .share .close { top: 4px; right: 4px; }
    .report { top: 8px; right: 44px; line-height: 26px; }
    .share h2 { font-size: 15px; line-height: 26px; }
    .target { padding: 3px 8px; }
    .field input { padding: 3px 8px; }
    .copy { padding: 2px 10px; }
  }
  @media (max-width: 359.98px) and (max-height: 279.98px) {
    .field label { position: absolute; clip-path: inset(50%); }
    .targets { gap: 5px; }
    .target { padding: 2px 6px; font-size: 12px; }
  }
  @media (max-width: ${SMALL_WIDTH - 0.02}px), (max-height: ${SMALL_HEIGHT - 0.02}px) {
    .share { display: none !important; }
  }
`;
