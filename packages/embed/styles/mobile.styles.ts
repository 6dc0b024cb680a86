import { css } from '@emotion/react';
import { MOBILE_QUERY, SMALL_HEIGHT, SMALL_WIDTH } from '../src/state/embed-size.ts';

/** Phones: a footer of 36 px that slides in by 68 px, and a call to action of at most 340 px (spec §9). */
export const mobileStyles = css`
  @media ${MOBILE_QUERY} {
    .shade, .attribution, .on-desktop, .more { display: none; }
    .footer, .pause { opacity: 1; }
    .card:not([data-zoetrope-live]) .header { opacity: 1; }
    [data-zoetrope-live]:not([data-zoetrope-visible~="header"]) .header { pointer-events: none; }
    .footer { min-height: 36px; padding: 0; background: #0b0c0ed9; animation: rise 0.3s ease-out both; }
    [data-zoetrope-live] .footer { animation: none; transform: translateY(68px); transition: transform 0.3s ease-out; }
    [data-zoetrope-visible~="mobile-footer"] .footer, .card:has(:focus-visible) .footer { transform: none; }
    .on-mobile { display: inline; }
    .actions { flex: 1; margin: 0; gap: 0; }
    .actions a, .actions a:hover {
      flex: 1; padding: 9px; border-radius: 0; background: none; color: #fff; font-size: 14px; line-height: 18px; text-align: center;
    }
    .watch + .continue { border-left: 1px solid #ffffff40; }
    .cta {
      position: absolute; left: 12px; right: 12px; bottom: 48px; display: block; max-width: 340px; margin: auto; padding: 11px 16px;
      border-radius: 99px; background: #ffb524; color: #121417; font-weight: 650; text-align: center;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    }
    @keyframes rise { from { transform: translateY(68px); } }
    [data-zoetrope-kind="clip"]:not([data-zoetrope-live]) .footer { top: 0; animation: none; }
    [data-zoetrope-kind="clip"]:not([data-zoetrope-live]) .header { top: 36px; }
  }
  @media (max-width: ${SMALL_WIDTH - 0.02}px), (max-height: ${SMALL_HEIGHT - 0.02}px) {
    .shade, .header, .footer, .cta { display: none; }
    .pause { top: 4px; right: 4px; }
  }
`;
