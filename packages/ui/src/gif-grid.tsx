import type { Gif } from '@zoetrope/model';
import { Grid, type GridProps } from '@zoetrope/react-components';
import { isPlainClick } from './is-plain-click.ts';

export interface GifGridProps extends Omit<GridProps, 'gutter' | 'onGifClick'> {
  readonly onOpen: (gif: Gif) => void;
}

/** The Grid of this application: a click opens the GIF in the page, a click with a modifier key follows its link. */
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
