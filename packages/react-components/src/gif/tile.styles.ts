import { paintedAttributes } from './painted-attributes.ts';

/** Everything within a tile, written once on the root of a tile or of a list. A function, so that bundlers can drop it. */
export const tileStyles = () =>
  ({
    [`[${paintedAttributes.media}]`]: {
      display: 'block',
      width: '100%',
      height: '100%',
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      borderRadius: 'inherit',
      // Inside, since the tile cuts off what lies outside it.
      outlineOffset: -3,
      '&[aria-selected=true]': { outline: '3px solid var(--zoetrope-selected, Highlight)' },
      '&:focus-visible': { outline: '3px solid var(--zoetrope-focus, #6157ff)' },
      '> img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
      '&:is(button, [role=option])': { cursor: 'pointer' },
      // Without a still: its name alone, which no sign of a broken picture stands beside.
      '> :not([src])': { opacity: 0 },
    },
    // A pause button as well, which stands beside the tiles.
    '> button:focus-visible': { outline: '3px solid var(--zoetrope-focus, #6157ff)' },
  }) as const;
