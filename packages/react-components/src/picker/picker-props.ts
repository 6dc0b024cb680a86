import type { ComponentPropsWithoutRef } from 'react';
import type { GridProps } from '../index.ts';
import type { PickerLabels } from './picker-labels.ts';
import type { PickerClient, PickerSource, PickerType } from './picker-requests.ts';

/** The props of the list of GIFs. They work as in a `Grid`. */
export type GifPickerListSettings = Pick<
  GridProps,
  | 'columns'
  | 'gutter'
  | 'motion'
  | 'hideAttribution'
  | 'overlay'
  | 'noResultsMessage'
  | 'onGifHover'
  | 'onGifSeen'
  | 'onGifVisible'
  | 'onGifRightClick'
  | 'onGifKeyDown'
  | 'onGifsFetchError'
>;

/** The settings of a picker. Functions given here replace those of the client. */
export interface GifPickerSettings extends Partial<PickerSource>, Pick<GridProps, 'onGifClick'> {
  /** The client that fetches GIFs and suggestions. Required unless `search` and `trending` are given. */
  readonly client?: PickerClient | undefined;
  /** The tabs, in order. @default ['gifs', 'stickers'] */
  readonly types?: readonly PickerType[] | undefined;
  /** The text in the field, if the application controls it. */
  readonly query?: string | undefined;
  /** The initial text in the field. @default '' */
  readonly defaultQuery?: string | undefined;
  /** Called when the user changes the text in the field. */
  readonly onQueryChange?: ((query: string) => void) | undefined;
  /**
   * Returns where picked GIFs are stored; it may throw. `null` stores nothing and removes their tab.
   * @default localStorage
   */
  readonly getStorage?: (() => Storage) | null | undefined;
  /** Overrides the fixed texts. @default English */
  readonly labels?: Partial<PickerLabels> | undefined;
}

export interface GifPickerRootProps extends GifPickerSettings, ComponentPropsWithoutRef<'div'> {}

export interface GifPickerProps
  extends GifPickerSettings,
    GifPickerListSettings,
    Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Focuses the field on mount. @default false */
  readonly autoFocus?: boolean | undefined;
}
