/** @jsxImportSource @emotion/react */
import { forwardRef, useState } from 'react';
import { pickerStyles } from './picker.styles.ts';
import { pickerAttributes } from './picker-attributes.ts';
import type { GifPickerRootProps } from './picker-props.ts';
import { usePicker } from './use-picker.ts';
import { PickerContext } from './use-picker-state.ts';

/**
 * The root of a composed picker. It holds the state and renders its children.
 *
 * @example
 * <GifPickerRoot client={client} onGifClick={(gif) => send(gif)}>
 *   <GifPickerSearch autoFocus />
 *   <GifPickerList columns={2} />
 *   <GifPickerAttribution />
 * </GifPickerRoot>
 */
export const GifPickerRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, GifPickerRootProps>(
  function GifPickerRoot(props, ref) {
    const state = usePicker(props);
    const [styles] = useState(pickerStyles);
    return (
      <div {...rootProps(props)} {...{ [pickerAttributes.root]: '' }} ref={ref} css={styles}>
        <PickerContext.Provider value={state}>{props.children}</PickerContext.Provider>
      </div>
    );
  },
);

/** The props that are not the picker's own, for its root element. */
function rootProps(props: GifPickerRootProps) {
  const { client, search, trending, searchTags, trendingSearches, provider, providers, track, ...withoutSource } =
    props;
  const { types, query, defaultQuery, onQueryChange, getStorage, labels, onGifClick, children, ...rest } =
    withoutSource;
  return rest;
}
