import type { Gif } from '@zoetrope/model';
import { Grid, type GridProps } from '@zoetrope/react-components';
import { isPlainClick } from './is-plain-click.ts';

export interface GifGridProps extends Omit<GridProps, 'gutter' | 'onGifClick'> {
  readonly onOpen: (gif: Gif) => void;
}

/** A Grid as this page has it: a click opens the GIF here, a click with a key held follows its link. */
export function GifGrid({ onOpen, ...rest }: GifGridProps) {
  return (
    <Grid
      {...rest}
      gutter={8}
      onGifClick={(gif, event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(gif);
      }}
    />
  );
}
