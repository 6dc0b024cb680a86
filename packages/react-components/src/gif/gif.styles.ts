import { css } from '@emotion/react';
import { tileCss } from './tile.styles.ts';

/** Of a function, so that bundlers can drop it; made once for each widget, since to make them costs more than to use them. */
export const gifStyles = () =>
  css({ label: 'zoetrope-gif', position: 'relative', overflow: 'hidden', maxWidth: '100%' }, tileCss('&'));
