import type { GifPickerProps } from './picker-props.ts';

/** What is for the picker itself, for its Grid, and for its root. */
export function splitPickerProps(props: GifPickerProps) {
  const { search, trending, searchTags, trendingSearches, types, provider, getStorage, autoFocus, ...others } = props;
  const { labels, onGifClick, noResultsMessage, ...more } = others;
  const { columns, gutter, motion, hideAttribution, overlay, track, ...told } = more;
  const { onGifHover, onGifSeen, onGifVisible, onGifRightClick, onGifKeyDown, onGifsFetchError, ...rest } = told;
  return {
    own: {
      search,
      trending,
      searchTags,
      trendingSearches,
      types,
      provider,
      getStorage,
      autoFocus,
      labels,
      onGifClick,
      noResultsMessage,
    },
    grid: {
      columns,
      gutter,
      motion,
      hideAttribution,
      overlay,
      track,
      onGifHover,
      onGifSeen,
      onGifVisible,
      onGifRightClick,
      onGifKeyDown,
      onGifsFetchError,
    },
    rest,
  };
}
