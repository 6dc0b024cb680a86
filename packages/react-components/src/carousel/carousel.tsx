/** @jsxImportSource @emotion/react */
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { rootProps } from '../gif/root-props.ts';
import { announcement } from '../grid/announcement.ts';
import { FetchError } from '../grid/fetch-error.tsx';
import { useAnnouncement } from '../grid/use-announcement.ts';
import { usePaging } from '../paging/use-paging.ts';
import { carouselStyles } from './carousel.styles.ts';
import { carouselAttributes } from './carousel-attributes.ts';
import { carouselLabels } from './carousel-labels.ts';
import type { CarouselProps } from './carousel-props.ts';
import { CarouselStrip, loadLater } from './carousel-strip.tsx';

/** Quiet time before a further page, in ms (spec §9). */
const FETCH_DEBOUNCE_MS = 100;
const DEFAULT_HEIGHT = 200;

/** GIFs in one row that scrolls sideways, page after page, of which only those on screen are in the document. */
export const Carousel = /* @__PURE__ */ forwardRef<HTMLDivElement, CarouselProps>(function Carousel(props, ref) {
  const { queryKey, gifHeight = 0, gutter = 6, noResultsMessage, style } = props;
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [styles] = useState(carouselStyles);
  const height = gifHeight > 0 ? gifHeight : DEFAULT_HEIGHT;
  const labels = { ...carouselLabels, ...props.labels };
  const { pager, paging } = usePaging(props, FETCH_DEBOUNCE_MS);
  const { status, gifs, total = -1 } = paging;
  const region = useAnnouncement(announcement(paging, labels));

  useEffect(() => {
    // Behind the first page, so that it has come when that is shown. Where it fails it is asked for again.
    loadLater().catch(() => {});
  }, []);

  function retry(): void {
    // The button goes with the error; the focus stays in the carousel.
    root.current?.focus({ preventScroll: true });
    pager.retry();
  }

  const end =
    status === 'failed' ? (
      <FetchError labels={labels} onRetry={retry} />
    ) : status !== 'end' ? (
      <div {...{ [carouselAttributes.loader]: status }} />
    ) : (
      gifs.length === 0 && <div {...{ [carouselAttributes.noResults]: '' }}>{noResultsMessage ?? labels.noResults}</div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of form fields, but what the pattern of a carousel asks for
    <div
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={labels.list}
      tabIndex={-1}
      {...rootProps(props)}
      {...{ [carouselAttributes.root]: status }}
      aria-busy={status === 'loading'}
      ref={root}
      css={styles}
      style={{ minHeight: height, ...style }}
    >
      <div role="status" {...{ [carouselAttributes.status]: '' }} ref={region} />
      {gifs.length > 0 ? (
        <CarouselStrip
          key={queryKey}
          props={props}
          gifs={gifs}
          setSize={status === 'end' ? gifs.length : total}
          height={height}
          gap={gutter > 0 ? gutter : 0}
          labels={labels}
          pager={pager}
        >
          {end}
        </CarouselStrip>
      ) : (
        end
      )}
    </div>
  );
});
