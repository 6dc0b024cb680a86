import type { Gif, Track } from '@zoetrope/model';
import type { ComponentType, ReactNode, RefObject, SyntheticEvent } from 'react';
import type { Interaction } from './active-tiles.ts';
import type { TileProps } from './tile-props.ts';

/** The state of a widget as of its last commit, as its controller reads it. */
export interface TileHost {
  readonly props: TileProps;
  /** The element that contains the tiles, or the only tile. */
  readonly root: RefObject<Element | null>;
  readonly track: Track | undefined;
  findGif(id: string): Gif | undefined;
  /** Returns the URL of the file that shows a GIF in its box. The function is replaced when its results may change. */
  getSource(gif: Gif, options: { readonly still: boolean }): string | undefined;
}

/** The state of one tile that its overlay and image depend on. */
export interface TileState {
  readonly interaction: Interaction | undefined;
  /** The layer above the media. Receives all props of the tile. */
  readonly Overlay: ComponentType<TileOverlayProps> | undefined;
  /** The video that plays above the still. */
  readonly video?: ReactNode;
  /** Whether no file of the GIF can be shown. */
  readonly hasFailed?: boolean | undefined;
  /** Null for an image that is rendered without a file, because the tile animator sets its first one. */
  readonly src?: null | undefined;
  /** The props of the widget, for the overlay. Undefined on idle tiles, so that a change does not render them. */
  readonly widgetProps: TileProps | undefined;
}

export interface TileOverlayProps extends Partial<TileState> {
  readonly gif: Gif;
  /** The ARIA props of an option in a listbox. */
  readonly option?: object | undefined;
}

/** The columns of a list, for the controls above its tiles. */
export interface ControlsLayout {
  readonly columns: number;
  /** CSS pixels between columns. */
  readonly gap: number;
  /** Columns without a tile. */
  readonly freeColumns: number;
}

/** How the tiles and controls of a widget are rendered. A new value causes a render; without one, tiles are idle. */
export interface TileRenderer<P extends TileProps = TileProps> {
  getTileProps(props: P, id: string): Partial<TileState> | undefined;
  renderControls(props: P, layout?: ControlsLayout): ReactNode;
  /** The id of the GIF whose tile has the focus. */
  readonly focusedId: string | undefined;
}

/** The interactive part of a widget. It is loaded after the first paint. */
export interface WidgetController {
  /** Handles an event of the tiles that occurred at `time` (`performance.now()`). */
  onEvent(event: SyntheticEvent<HTMLElement>, time: number): void;
  /** Called after each commit of the widget. */
  onCommit?(): void;
  stop(): void;
}

/** The lazy-loaded module of a widget. */
export interface InteractionsModule<H, R> {
  createController(host: () => H, render: (renderer: R) => void): WidgetController;
}
