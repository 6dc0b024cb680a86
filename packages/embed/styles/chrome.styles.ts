import { css } from '@emotion/react';

/**
 * The controls over the media. Without the client they appear on `:hover`, with the delays of spec §9. With it, the
 * attribute `data-zoetrope-visible` lists what is visible. A control with the keyboard focus is always visible.
 */
export const chromeStyles = css`
  .shade {
    position: absolute; inset: 0; pointer-events: none;
    background: linear-gradient(#0b0c0eb3, #0b0c0e26 34%, #0b0c0e26 58%, #0b0c0ed9);
  }
  .header, .footer { position: absolute; left: 0; right: 0; display: flex; align-items: center; gap: 12px; padding: 10px 12px; }
  .header { top: 0; padding-right: 60px; justify-content: space-between; }
  .footer { bottom: 0; min-height: 68px; flex-wrap: wrap; }
  .logo, .logo img { display: block; }
  .round {
    display: grid; place-items: center; flex: none; width: 40px; height: 40px; padding: 0; border: 0; border-radius: 50%;
    background: #0b0c0ea6; color: #fff; cursor: pointer;
  }
  .round:hover { background: #0b0c0ee6; }
  .tools { display: flex; gap: 8px; margin-left: auto; }
  .shade, .header, .footer, .pause { opacity: 0; transition: opacity 0.15s ease-out; }
  .card:not([data-zoetrope-live]) :is(.shade, .header, .footer, .pause) { transition-delay: 0.07s; }
  .card:not([data-zoetrope-live]):hover :is(.shade, .header, .footer, .pause) { opacity: 1; transition-delay: 0.15s; }
  [data-zoetrope-visible~="shade"] .shade, [data-zoetrope-visible~="header"] .header,
  [data-zoetrope-visible~="footer"] .footer, [data-zoetrope-visible~="pause"] .pause,
  .card:has(:focus-visible) :is(.shade, .header, .footer, .pause) { opacity: 1; }
  .attribution { flex: 1 1 120px; display: flex; align-items: center; gap: 8px; min-width: 0; border-radius: 16px; }
  [data-zoetrope-attribution="absent"]:not(:has(:focus-visible)) .avatar { visibility: hidden; }
  .avatar { flex: none; border-radius: 50%; background: #ffffff26; object-fit: cover; }
  .names { min-width: 0; display: grid; grid-template-columns: minmax(0, 1fr); }
  .name { display: flex; align-items: center; gap: 5px; font-weight: 650; }
  .name bdi, .handle { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .handle { font-size: 12px; color: #ffffffcc; }
  .verified { flex: none; }
  .actions { display: flex; align-items: center; gap: 8px; margin-left: auto; flex: none; max-width: 100%; }
  .continue, .watch {
    padding: 10px 16px; border-radius: 99px; background: #fff; color: #121417; font-weight: 650;
    overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  }
  .continue:hover, .watch:hover { background: #ffb524; }
  .watch { background: #ffb524; }
  .watch:hover { background: #fff; }
  .on-mobile, .cta { display: none; }
  .pause { position: absolute; top: 10px; right: 10px; }
  .toggle { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  .play-icon, .card:has(.toggle:checked) .pause-icon, .if-reduced { display: none; }
  .card:has(.toggle:checked) .play-icon { display: block; }
  [data-zoetrope-pause="always"] .pause, .card:has(.toggle:checked) .pause { opacity: 1; }
  .card:not([data-zoetrope-live]) .needs-script { display: none; }
  .card:has(.toggle:checked) .counterpart img { visibility: visible; }
  /* The browser's own controls are at the lower edge of a clip. */
  [data-zoetrope-kind="clip"]:not([data-zoetrope-live]) .footer { top: 60px; bottom: auto; }
  [data-zoetrope-kind="clip"]:not([data-zoetrope-live]) .shade { background: linear-gradient(#0b0c0eb3 60px, transparent 128px); }
  @media (prefers-reduced-motion: no-preference) {
    .card:is(:hover, :focus-within) .counterpart img { display: block; visibility: hidden; }
    .card:has(.toggle:checked) .counterpart img { visibility: visible; }
  }
  @media (max-width: 419.98px) {
    .continue, .watch { padding: 8px 12px; font-size: 13px; }
  }
`;
