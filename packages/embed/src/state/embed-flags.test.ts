import { expect, it } from 'vitest';
import { type EmbedEvent, type EmbedFlags, INITIAL_FLAGS, reduceFlags } from './embed-flags.ts';

type Row = readonly [string, Partial<EmbedFlags>, EmbedEvent, Partial<EmbedFlags>];

const watching = { watching: true };
/** What a touch changes beside the footer of a phone. */
const touched = { touched: true, wasHovered: true };

it.each<Row>([
  [
    'marks the page ready, and a footer of a phone open [E-15] [E-6]',
    {},
    { type: 'ready' },
    { ready: true, mobileFooterOpen: true },
  ],
  ['opens the share menu [E-8]', {}, { type: 'share-opened' }, { shareOpen: true }],
  ['closes the share menu [E-8]', { shareOpen: true }, { type: 'share-closed' }, { shareOpen: false }],
  ['remembers the first hover [E-13]', {}, { type: 'hover-started' }, { hover: true, wasHovered: true }],
  [
    'ends a hover and keeps that there was one [E-13]',
    { hover: true, wasHovered: true },
    { type: 'hover-ended' },
    { hover: false },
  ],
  ['opens the footer of a phone by a tap [E-6]', {}, { type: 'card-tapped' }, { ...touched, mobileFooterOpen: true }],
  [
    'closes it by another tap [E-6]',
    { mobileFooterOpen: true },
    { type: 'card-tapped' },
    { ...touched, mobileFooterOpen: false },
  ],
  [
    'hides by another touch what the first has shown [E-13]',
    touched,
    { type: 'card-tapped' },
    { mobileFooterOpen: true, touched: false },
  ],
  [
    'keeps a hover through a touch [E-13]',
    { hover: true, wasHovered: true },
    { type: 'card-tapped' },
    { ...touched, mobileFooterOpen: true },
  ],
  [
    'hides by a mouse that leaves what a touch has shown [E-13]',
    { ...touched, hover: true },
    { type: 'hover-ended' },
    { hover: false, touched: false },
  ],
  [
    'hides the header when it is scrolled away [E-16]',
    {},
    { type: 'scrolled', headerHidden: true, gridActive: false },
    { headerHidden: true },
  ],
  [
    'has an active grid when that is in sight [E-16]',
    { headerHidden: true },
    { type: 'scrolled', headerHidden: true, gridActive: true },
    { gridActive: true },
  ],
  [
    'is back at the top [E-16]',
    { headerHidden: true, gridActive: true },
    { type: 'scrolled', headerHidden: false, gridActive: false },
    { headerHidden: false, gridActive: false },
  ],
  ['cuts the media out [E-12]', {}, { type: 'clip-it-set', on: true }, { clipIt: true }],
  ['puts it back [E-12]', { clipIt: true }, { type: 'clip-it-set', on: false }, { clipIt: false }],
  ['pauses [E-14]', {}, { type: 'paused' }, { paused: true }],
  ['plays on [E-14]', { paused: true }, { type: 'played' }, { paused: false }],
  [
    'puts the player in the place of card and share menu [E-9]',
    { shareOpen: true },
    { type: 'watch-started' },
    { watching: true, shareOpen: false },
  ],
  [
    'takes the player away [E-9]',
    { watching: true, showBackToGif: true },
    { type: 'watch-ended' },
    { watching: false, showBackToGif: false },
  ],
  ['shows the way back when the film pauses [E-9]', watching, { type: 'player-paused' }, { showBackToGif: true }],
  ['shows the way back when the film ends [E-9]', watching, { type: 'player-ended' }, { showBackToGif: true }],
  [
    'hides the way back while the film plays [E-9]',
    { watching: true, showBackToGif: true },
    { type: 'player-playing' },
    { showBackToGif: false },
  ],
])('%s', (_title, before, event, changed) => {
  const flags = { ...INITIAL_FLAGS, ...before };
  expect(reduceFlags(flags, event)).toEqual({ ...flags, ...changed });
});

it.each<readonly [string, Partial<EmbedFlags>, EmbedEvent]>([
  ['a second ready', { ready: true, mobileFooterOpen: false }, { type: 'ready' }],
  ['a pause while paused', { paused: true }, { type: 'paused' }],
  ['a late message of a player that is gone [E-9]', {}, { type: 'player-paused' }],
  ['a scroll that crosses nothing', {}, { type: 'scrolled', headerHidden: false, gridActive: false }],
])('gives the same flags for %s', (_title, before, event) => {
  const flags = { ...INITIAL_FLAGS, ...before };
  expect(reduceFlags(flags, event)).toBe(flags);
});
