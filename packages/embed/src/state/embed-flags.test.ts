import { expect, it } from 'vitest';
import { type EmbedEvent, type EmbedFlags, INITIAL_FLAGS, reduceFlags } from './embed-flags.ts';

type Row = readonly [string, Partial<EmbedFlags>, EmbedEvent, Partial<EmbedFlags>];

const watching = { watching: true };
/** The flags that a touch changes, besides the footer of a phone. */
const touched = { touched: true, wasHovered: true };

it.each<Row>([
  [
    'sets ready, and opens the footer of a phone [E-15] [E-6]',
    {},
    { type: 'ready' },
    { ready: true, mobileFooterOpen: true },
  ],
  ['opens the share menu [E-8]', {}, { type: 'share-opened' }, { shareOpen: true }],
  ['closes the share menu [E-8]', { shareOpen: true }, { type: 'share-closed' }, { shareOpen: false }],
  ['remembers the first hover [E-13]', {}, { type: 'hover-started' }, { hover: true, wasHovered: true }],
  [
    'ends a hover and keeps wasHovered [E-13]',
    { hover: true, wasHovered: true },
    { type: 'hover-ended' },
    { hover: false },
  ],
  ['opens the footer of a phone on a tap [E-6]', {}, { type: 'card-tapped' }, { ...touched, mobileFooterOpen: true }],
  [
    'closes the footer on another tap [E-6]',
    { mobileFooterOpen: true },
    { type: 'card-tapped' },
    { ...touched, mobileFooterOpen: false },
  ],
  [
    'hides the controls on a second touch [E-13]',
    touched,
    { type: 'card-tapped' },
    { mobileFooterOpen: true, touched: false },
  ],
  [
    'keeps the hover during a touch [E-13]',
    { hover: true, wasHovered: true },
    { type: 'card-tapped' },
    { ...touched, mobileFooterOpen: true },
  ],
  [
    'hides the controls that a touch has shown when a mouse leaves [E-13]',
    { ...touched, hover: true },
    { type: 'hover-ended' },
    { hover: false, touched: false },
  ],
  [
    'hides the header when it is scrolled out of view [E-16]',
    {},
    { type: 'scrolled', headerHidden: true, gridActive: false },
    { headerHidden: true },
  ],
  [
    'activates the grid when it is visible [E-16]',
    { headerHidden: true },
    { type: 'scrolled', headerHidden: true, gridActive: true },
    { gridActive: true },
  ],
  [
    'resets headerHidden and gridActive at the top [E-16]',
    { headerHidden: true, gridActive: true },
    { type: 'scrolled', headerHidden: false, gridActive: false },
    { headerHidden: false, gridActive: false },
  ],
  ['sets clipIt [E-12]', {}, { type: 'clip-it-set', on: true }, { clipIt: true }],
  ['resets clipIt [E-12]', { clipIt: true }, { type: 'clip-it-set', on: false }, { clipIt: false }],
  ['pauses [E-14]', {}, { type: 'paused' }, { paused: true }],
  ['resumes [E-14]', { paused: true }, { type: 'played' }, { paused: false }],
  [
    'replaces the card and closes the share menu for a player [E-9]',
    { shareOpen: true },
    { type: 'watch-started' },
    { watching: true, shareOpen: false },
  ],
  [
    'removes the player [E-9]',
    { watching: true, showBackToGif: true },
    { type: 'watch-ended' },
    { watching: false, showBackToGif: false },
  ],
  ['shows the back button when the video pauses [E-9]', watching, { type: 'player-paused' }, { showBackToGif: true }],
  ['shows the back button when the video ends [E-9]', watching, { type: 'player-ended' }, { showBackToGif: true }],
  [
    'hides the back button while the video plays [E-9]',
    { watching: true, showBackToGif: true },
    { type: 'player-playing' },
    { showBackToGif: false },
  ],
])('%s', (_title, before, event, changed) => {
  const flags = { ...INITIAL_FLAGS, ...before };
  expect(reduceFlags(flags, event)).toEqual({ ...flags, ...changed });
});

it.each<readonly [string, Partial<EmbedFlags>, EmbedEvent]>([
  ['a second ready event', { ready: true, mobileFooterOpen: false }, { type: 'ready' }],
  ['a pause while paused', { paused: true }, { type: 'paused' }],
  ['a late message of a removed player [E-9]', {}, { type: 'player-paused' }],
  ['a scroll that changes nothing', {}, { type: 'scrolled', headerHidden: false, gridActive: false }],
])('returns the same flags for %s', (_title, before, event) => {
  const flags = { ...INITIAL_FLAGS, ...before };
  expect(reduceFlags(flags, event)).toBe(flags);
});
