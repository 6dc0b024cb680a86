import { altText, type Gif, safeUrl } from '@zoetrope/model';
import type { AriaAttributes, ReactNode } from 'react';
import { IS_REACT_19 } from './is-react-19.tsx';
import { mediaSource } from './media-source.ts';
import { paintedAttributes } from './painted-attributes.ts';
import type { TileLook } from './tile-host.ts';

export interface TileBody extends Partial<TileLook> {
  readonly gif: Gif;
  readonly noLink: boolean | undefined;
  /** Whether a click has a taker: a tile without a link is then a button. */
  readonly isAction: boolean;
  /** Device pixels. */
  readonly width: number;
  /** Device pixels. */
  readonly height: number;
  readonly priority?: 'high' | undefined;
  readonly tabIndex?: number | undefined;
  /** What makes it an option of a list box: no link then, since an option must not hold one. */
  readonly option?: (AriaAttributes & { readonly role: 'option' }) | undefined;
}

/**
 * What a tile holds: its link, or a button where a click means something else, and above that the overlay. They are
 * side by side, since a link must not hold another. No component, since each would cost a list one more for every tile.
 */
export function tileBody(props: TileBody): ReactNode {
  // At rest; without a still its name stands for it. What comes later makes it move.
  const { gif, Overlay, option, src = mediaSource(gif, props.width, props.height, true) } = props;
  const href = option || props.noLink ? undefined : safeUrl(gif.url);
  const isButton = !href && !option && props.isAction;
  // Each takes what the others do not, where that is undefined.
  const Media = (href ? 'a' : isButton ? 'button' : 'div') as 'a';
  return (
    <>
      <Media
        {...{ [paintedAttributes.media]: '' }}
        {...option}
        href={href}
        type={isButton ? 'button' : undefined}
        tabIndex={props.tabIndex}
      >
        <img
          // Another GIF is another picture: it loads, fails and is told of by itself.
          key={gif.id}
          // React 18 does not know the attribute by this name, and complains of it even where it is undefined.
          {...(IS_REACT_19 && { fetchPriority: props.priority })}
          // React takes null as well.
          src={src as string | undefined}
          alt={altText(gif)}
          decoding="async"
        />
      </Media>
      {Overlay && <Overlay {...props} />}
    </>
  );
}
