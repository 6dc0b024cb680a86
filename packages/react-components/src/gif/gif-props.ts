import type { Gif } from '@zoetrope/model';
import type { ComponentPropsWithoutRef } from 'react';
import type { TileProps } from './tile-props.ts';

export interface GifProps extends TileProps, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly gif: Gif;
  /** CSS pixels. The widget shrinks with a narrower container and keeps its aspect ratio unless `height` is set. */
  readonly width: number;
  /** CSS pixels. @default from the aspect ratio */
  readonly height?: number | undefined;
  /** Shown until the media has loaded. @default one of five colors, by id */
  readonly backgroundColor?: string | undefined;
}
