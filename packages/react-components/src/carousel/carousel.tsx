/** @jsxImportSource @emotion/react */
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { omitListProps } from '../list/list-props.ts';
import { getAnnouncement, ListFooter, useAnnouncement } from '../list/list-status.tsx';
import { usePaging } from '../paging/use-paging.ts';
import { carouselStyles } from './carousel.styles.ts';
import { carouselAttributes } from './carousel-attributes.ts';
import { carouselLabels } from './carousel-labels.ts';
import { CarouselList, loadInteractions } from './carousel-list.tsx';
import type { CarouselProps } from './carousel-props.ts';

/** The debounce of requests for the next page, in ms. */
const FETCH_DEBOUNCE_MS = 100;
const DEFAULT_HEIGHT = 200;

/**
 * A list of GIFs in one row that scrolls horizontally. Fetches pages on demand, and mounts only the tiles near the
 * visible part.
 *
 * @example
 * <Carousel gifHeight={120} fetchGifs={client.trending} />
 */
export const Carousel = /* @__PURE__ */ forwardRef<HTMLDivElement, CarouselProps>(function Carousel(props, ref) {
  const { queryKey, gutter = 6 } = props;
  const { gifHeight = DEFAULT_HEIGHT, style, ...rootProps } = omitListProps(props);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [styles] = useState(carouselStyles);
  // An invalid height, such as 0 or NaN, is ignored.
  const height = gifHeight > 0 ? gifHeight : DEFAULT_HEIGHT;
  const labels = { ...carouselLabels, ...props.labels };
  const { pager, paging } = usePaging(props, FETCH_DEBOUNCE_MS);
  const { status, gifs } = paging;
  const liveRegion = useAnnouncement(getAnnouncement(paging, labels));

  useEffect(() => {
    // After the request for the first page, so that the chunk is available when the page arrives. A failure is ignored,
    // because the list loads the chunk again.
    loadInteractions().catch(() => {});
  }, []);

  function retry(): void {
    // The button unmounts with the error, so the focus moves to the Carousel.
    root.current?.focus({ preventScroll: true });
    pager.retry();
  }

  const footer = (
    <ListFooter
      status={status}
      isEmpty={gifs.length === 0}
      labels={labels}
      noResultsMessage={props.noResultsMessage}
      onRetry={retry}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern requires a group, and this is not a fieldset
    <div
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={labels.list}
      tabIndex={-1}
      {...rootProps}
      {...{ [carouselAttributes.root]: status }}
      aria-busy={status === 'loading'}
      ref={root}
      css={styles}
      style={{ minHeight: height, ...style }}
    >
      <div role="status" {...{ [carouselAttributes.status]: '' }} ref={liveRegion} />
      {gifs.length > 0 ? (
        <CarouselList
          key={queryKey}
          props={props}
          gifs={gifs}
          setSize={status === 'end' ? gifs.length : (paging.total ?? -1)}
          height={height}
          gap={gutter > 0 ? gutter : 0}
          labels={labels}
          pager={pager}
        >
          {footer}
        </CarouselList>
      ) : (
        footer
      )}
    </div>
  );
});
