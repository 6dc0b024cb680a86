import { expect, it } from 'vitest';
import { type EmbedFlags, INITIAL_FLAGS } from './embed-flags.ts';
import type { EmbedSize } from './embed-size.ts';
import { deriveView, type EmbedView } from './embed-view.ts';

const desktop = { width: 480, height: 480, mobile: false };
const phone = { width: 390, height: 390, mobile: true };
const hovered = { hover: true, wasHovered: true };

const view = (flags: Partial<EmbedFlags>, size: EmbedSize = desktop) =>
  deriveView({ ...INITIAL_FLAGS, ...flags }, size);

it.each<readonly [string, Partial<EmbedFlags>, EmbedSize, Partial<EmbedView>]>([
  [
    'nothing over the media without interaction [E-2]',
    {},
    desktop,
    { header: false, shade: false, footer: false, pauseButton: false, share: false },
  ],
  [
    'header, overlay, pause and footer on hover [E-13]',
    hovered,
    desktop,
    { header: true, shade: true, pauseButton: true, footer: true, attribution: 'shown' },
  ],
  [
    'the same after a touch [E-13]',
    { touched: true, wasHovered: true },
    desktop,
    { header: true, shade: true, pauseButton: true, footer: true, attribution: 'shown' },
  ],
  [
    'all controls after a second touch while a mouse is over the card [E-13]',
    { ...hovered, touched: false },
    desktop,
    { header: true, shade: true, pauseButton: true, footer: true, attribution: 'shown' },
  ],
  [
    'no controls on hover while the share menu is open [E-2] [E-13]',
    { ...hovered, shareOpen: true },
    desktop,
    { share: true, header: false, shade: false, pauseButton: false, footer: false },
  ],
  [
    'no header after it is scrolled out of view [E-16]',
    { ...hovered, headerHidden: true },
    desktop,
    { header: false, footer: true },
  ],
  ['a hidden attribution between hovers [E-3]', { wasHovered: true }, desktop, { attribution: 'hidden' }],
  ['no attribution before the first hover [E-3]', {}, desktop, { attribution: 'absent' }],
  ['a play icon and a still while paused [E-14]', { paused: true }, desktop, { pauseIcon: 'play', still: true }],
  ['a pause icon while animated [E-14]', {}, desktop, { pauseIcon: 'pause', still: false }],
  ['a filled background before ready [E-15]', {}, desktop, { background: 'filled' }],
  ['a transparent background once ready [E-15]', { ready: true }, desktop, { background: 'transparent' }],
  ['a cut-out in a large frame [E-12]', { clipIt: true }, desktop, { cutOut: true }],
  ['the grid on a desktop [E-5]', {}, desktop, { related: true }],
  [
    'only the player during an external video [E-9]',
    { ...hovered, watching: true },
    desktop,
    { player: true, backToGif: false, header: false, footer: false, pauseButton: false, related: false },
  ],
  ['the back button when its flag is set [E-9]', { watching: true, showBackToGif: true }, desktop, { backToGif: true }],
  ['no back button without a player [E-9]', { showBackToGif: true }, desktop, { backToGif: false }],
  [
    'the slid-up footer, header and pause on a phone, and no grid [E-6]',
    { mobileFooterOpen: true },
    phone,
    { mobileFooter: true, header: true, pauseButton: true, footer: false, shade: false, related: false },
  ],
  [
    'no footer on a phone when its flag is off [E-6]',
    {},
    phone,
    { mobileFooter: false, header: false, pauseButton: true },
  ],
  [
    'no footer on a phone while the share menu is open [E-6] [E-8]',
    { mobileFooterOpen: true, shareOpen: true },
    phone,
    { mobileFooter: false, header: false, pauseButton: false },
  ],
  [
    'no hover controls on a phone that was touched [E-6] [E-13]',
    hovered,
    phone,
    { shade: false, footer: false, header: false, attribution: 'absent' },
  ],
  [
    'no footer, header or grid on a phone in a small frame [E-6] [E-11]',
    { mobileFooterOpen: true },
    { width: 249, height: 390, mobile: true },
    { mobileFooter: false, header: false, related: false },
  ],
  ['no mobile footer on a desktop [E-6]', { mobileFooterOpen: true }, desktop, { mobileFooter: false }],
])('shows %s', (_title, flags, size, expected) => {
  expect(view(flags, size)).toMatchObject(expected);
});

const everything = { ...hovered, shareOpen: false, clipIt: true, mobileFooterOpen: true };
const hidden = {
  share: false,
  header: false,
  shade: false,
  footer: false,
  mobileFooter: false,
  cutOut: false,
  related: false,
};

it.each([
  [249, 480, true],
  [480, 198, true],
  [250, 199, false],
])('hides menu, logo, overlay, footer and cut-out at %d × %d: %s [E-11]', (width, height, small) => {
  const size = { width, height, mobile: false };
  expect(view({ ...everything, shareOpen: true }, size).share).toBe(!small);
  expect(view(everything, size)).toMatchObject(
    small ? hidden : { header: true, shade: true, footer: true, cutOut: true, related: true },
  );
  expect(view(everything, size).pauseButton).toBe(true);
});

it.each([
  [229, true],
  [230, false],
])('tightens the share section at a height of %d: %s [E-11]', (height, tight) => {
  expect(view({}, { width: 480, height, mobile: false }).shareTight).toBe(tight);
});
