import type { Gif } from '@zoetrope/model';
import type { ComponentPropsWithoutRef } from 'react';
import type { TileProps } from './tile-props.ts';

export interface GifProps extends TileProps, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly gif: Gif;
  /** CSS pixels; it shrinks with a narrower container, and its height does where none is given. */
  readonly width: number;
  /** CSS pixels. @default what the GIF's proportions give */
  readonly height?: number | undefined;
  /** Shown until the media has loaded. @default one of five colours, by the id */
  readonly backgroundColor?: string | undefined;
}
