import { altText, type Gif } from '@zoetrope/model';
import { version } from 'react';
import type { MediaSources } from './media-sources.ts';
import { tileAttributes } from './tile-attributes.ts';

export interface TileMediaProps {
  readonly gif: Gif;
  readonly sources: MediaSources;
  readonly isMoving: boolean;
  readonly priority?: 'high' | 'low' | undefined;
}

/** React 18.2 knows the attribute only by its own name, later ones only in camel case. */
const FETCH_PRIORITY = Number.parseFloat(version) < 18.3 ? 'fetchpriority' : 'fetchPriority';

/** The picture of a tile; a named box where there is nothing that may be shown. */
export function TileMedia({ gif, sources, isMoving, priority }: TileMediaProps) {
  const moving = isMoving ? sources.moving : undefined;
  const src = moving ?? sources.still;
  const alt = altText(gif);
  if (!src) return <span role="img" aria-label={alt} />;
  return (
    <img
      src={src}
      alt={alt}
      decoding="async"
      {...(moving && { [tileAttributes.moving]: '' })}
      {...{ [FETCH_PRIORITY]: priority }}
    />
  );
}
