import type { Gif, Track } from '@zoetrope/model';
import type { ComponentType, ReactNode, RefObject, SyntheticEvent } from 'react';
import type { Attention } from './active-tiles.ts';
import type { TileProps } from './tile-props.ts';

/** A widget as the behaviour of its tiles sees it: that of the last commit. */
export interface TileHost {
  readonly props: TileProps;
  /** The element around the tiles, or the only tile. */
  readonly root: RefObject<Element | null>;
  readonly track: Track | undefined;
  gifOf(id: string): Gif | undefined;
  /** The file that shows a GIF in its box, moving or still. Another function where it may be another. */
  fileOf(gif: Gif, isStill: boolean): string | undefined;
}

export interface TileOverlayProps extends Partial<TileLook> {
  readonly gif: Gif;
  /** In a list box. */
  readonly option?: object | undefined;
}

/** What a tile looks like for the moment. */
export interface TileLook {
  readonly attention: Attention | undefined;
  /** What lies above the media; it is given all that the tile knows. */
  readonly Overlay: ComponentType<TileOverlayProps> | undefined;
  /** The film that shows it, above its still. */
  readonly film?: ReactNode;
  /** No file of it can be shown. */
  readonly hasFailed?: boolean | undefined;
  /** Null for an image that is painted without a file, which the part that came later gives it. */
  readonly src?: null | undefined;
  /** What the widget was given, for the overlay: other tiles are not rendered anew when that changes. */
  readonly given: TileProps | undefined;
}

/** The columns of a list, for the controls above its tiles. */
export interface ControlsLayout {
  readonly columns: number;
  /** CSS pixels between columns. */
  readonly gap: number;
  /** Columns without a tile. */
  readonly freeColumns: number;
}

/** What a widget looks like for the moment; a new value whenever that changes. Until the first one, tiles rest. */
export interface Looks<P extends TileProps = TileProps> {
  tile(props: P, id: string): Partial<TileLook> | undefined;
  controls(props: P, layout?: ControlsLayout): ReactNode;
  /** Id of the GIF whose tile has the focus. */
  readonly focused: string | undefined;
}

/** What makes painted tiles live. It comes after the first paint. */
export interface Behaviour {
  /** An event of the tiles, and when it came (`performance.now()`). */
  onEvent(event: SyntheticEvent<HTMLElement>, at: number): void;
  /** The widget has been committed. */
  onCommit?(): void;
  stop(): void;
}

/** The part of a widget that comes later. */
export interface LaterPart<H, L> {
  createBehaviour(host: () => H, show: (looks: L) => void): Behaviour;
}
