import { forwardRef } from 'react';
import { GifPickerAttribution } from './gif-picker-attribution.tsx';
import { GifPickerList } from './gif-picker-list.tsx';
import { GifPickerRoot } from './gif-picker-root.tsx';
import { GifPickerSearch } from './gif-picker-search.tsx';
import { GifPickerTabs } from './gif-picker-tabs.tsx';
import type { GifPickerProps } from './picker-props.ts';

/**
 * A search field with suggestions, tabs and a Grid to pick one GIF from. Compose its parts yourself for another layout.
 *
 * @example
 * <GifPicker client={client} onGifClick={(gif) => send(gif)} />
 */
export const GifPicker = /* @__PURE__ */ forwardRef<HTMLDivElement, GifPickerProps>(function GifPicker(props, ref) {
  const { autoFocus, columns, gutter, motion, hideAttribution, overlay, noResultsMessage, ...others } = props;
  const { onGifHover, onGifSeen, onGifVisible, onGifRightClick, onGifKeyDown, onGifsFetchError, ...rootProps } = others;
  const listProps = {
    ...{ columns, gutter, motion, hideAttribution, overlay, noResultsMessage },
    ...{ onGifHover, onGifSeen, onGifVisible, onGifRightClick, onGifKeyDown, onGifsFetchError },
  };
  return (
    <GifPickerRoot {...rootProps} ref={ref}>
      <GifPickerSearch autoFocus={autoFocus} />
      <GifPickerTabs />
      <GifPickerList {...listProps} />
      <GifPickerAttribution />
    </GifPickerRoot>
  );
});
