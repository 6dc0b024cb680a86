import { css } from '@emotion/react';
import { tileStyles } from '../gif/tile.styles.ts';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { LOADER_DOTS, listFooterStyles } from '../list/list.styles.ts';
import { carouselAttributes } from './carousel-attributes.ts';
import { SNAP_OFFSET } from './observe-scroller.ts';

/** The styles of a Carousel, for its root, so that a tile needs no class of its own. */
export const carouselStyles = () =>
  css(tileStyles, listFooterStyles, {
    label: 'zoetrope-carousel',
    position: 'relative',
    width: '100%',
    display: 'grid',
    gridTemplateColumns: '100%',
    alignItems: 'center',
    [`& > [${carouselAttributes.scroller}]`]: {
      display: 'flex',
      alignItems: 'center',
      overflowX: 'auto',
      overflowY: 'hidden',
      // A horizontal swipe at the end must not go back in the browser's history.
      overscrollBehaviorX: 'contain',
      // `mandatory` would stop a fling at the last tile that was mounted when it started.
      scrollSnapType: 'x proximity',
      // The buttons and keys replace the scrollbar, which would add its height to the row.
      scrollbarWidth: 'none',
    },
    [`[${carouselAttributes.list}]`]: {
      position: 'relative',
      flex: 'none',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      contain: 'size layout style',
      // The extra snap position. It needs a size, because browsers do not snap to an empty box. Without a position of its own
      // it would start at the first tile, and on a right-to-left page WebKit scrolls on and on from two equal positions.
      [`&[style*="${SNAP_OFFSET}"]::before`]: {
        content: '""',
        position: 'absolute',
        width: 1,
        height: 1,
        insetInlineStart: `var(${SNAP_OFFSET})`,
        scrollSnapAlign: 'start',
      },
    },
    [`[${tileAttributes.tile}]`]: {
      position: 'absolute',
      top: 0,
      height: '100%',
      overflow: 'hidden',
      contain: 'layout paint style',
      scrollSnapAlign: 'start',
    },
    [`& > [${carouselAttributes.status}]`]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    [`& [${carouselAttributes.loader}]`]: {
      flex: 'none',
      width: 48,
      height: 12,
      margin: 24,
      justifySelf: 'center',
      background: `${LOADER_DOTS} 0 / 33% 100%`,
    },
    [`& [${carouselAttributes.error}], & [${carouselAttributes.noResults}]`]: { flex: 'none' },
  });
