import { tileStyles } from './tile.styles.ts';

export const gifStyles = () =>
  ({
    label: 'zoetrope-gif',
    position: 'relative',
    overflow: 'hidden',
    maxWidth: '100%',
    ...tileStyles(),
  }) as const;
