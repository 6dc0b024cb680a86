import { altText, type Gif, safeUrl } from '@zoetrope/model';
import { type AriaAttributes, type ReactNode, version } from 'react';
import { getMediaSource } from './media-source.ts';
import { tileAttributes } from './tile-attributes.ts';
import type { TileState } from './tile-host.ts';

const REACT_MAJOR_VERSION = /* @__PURE__ */ Number.parseInt(version, 10);

export interface TileBodyProps extends Partial<TileState> {
  readonly gif: Gif;
  readonly noLink: boolean | undefined;
  /** Whether a click has a handler, so that a tile without a link is a button. */
  readonly isAction: boolean;
  /** Device pixels. */
  readonly width: number;
  /** Device pixels. */
  readonly height: number;
  readonly priority?: 'high' | undefined;
  readonly tabIndex?: number | undefined;
  /** Makes the tile an option of a listbox, which must not contain a link. */
  readonly option?: (AriaAttributes & { readonly role: 'option' }) | undefined;
}

/**
 * Renders the content of a tile: the media in its link or button, and the overlay as a sibling, because a link must not
 * contain another one. A function instead of a component, which would add one component per tile to a list.
 */
export function renderTileBody(props: TileBodyProps): ReactNode {
  const { Overlay } = props;
  return (
    <>
      {renderMedia(props)}
      {Overlay && <Overlay {...props} />}
    </>
  );
}

function renderMedia(props: TileBodyProps): ReactNode {
  const { gif, noLink, isAction, option, tabIndex } = props;
  const common = { [tileAttributes.media]: '', tabIndex };
  const image = renderImage(props);
  if (option) {
    return (
      <div {...common} {...option}>
        {image}
      </div>
    );
  }
  const href = noLink ? undefined : safeUrl(gif.url);
  if (href) {
    return (
      <a {...common} href={href}>
        {image}
      </a>
    );
  }
  if (isAction) {
    return (
      <button {...common} type="button">
        {image}
      </button>
    );
  }
  return <div {...common}>{image}</div>;
}

function renderImage({ gif, src, width, height, priority }: TileBodyProps): ReactNode {
  // Idle tiles show the still. The tile animator replaces it. React omits an attribute that is null.
  const source = src === undefined ? getMediaSource(gif, { width, height, still: true }) : undefined;
  return (
    <img
      // A new element for each GIF, because the load, failure and events of an image belong to one GIF.
      key={gif.id}
      // React 18 warns about this name, even if the value is undefined.
      {...(REACT_MAJOR_VERSION >= 19 && { fetchPriority: priority })}
      src={source}
      alt={altText(gif)}
      decoding="async"
    />
  );
}
