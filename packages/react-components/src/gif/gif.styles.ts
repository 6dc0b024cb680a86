import { pauseButtonStyles } from '../motion/pause-button.styles.ts';
import { tileStyles } from './tile.styles.ts';
import { tileAttributes } from './tile-attributes.ts';

export const gifStyles = () =>
  ({
    label: 'zoetrope-gif',
    position: 'relative',
    overflow: 'hidden',
    maxWidth: '100%',
    ...tileStyles(),
    ...pauseButtonStyles(),
    [`& > [${tileAttributes.pause}]`]: { position: 'absolute', top: 8, insetInlineEnd: 8 },
  }) as const;
