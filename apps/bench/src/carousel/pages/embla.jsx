import useEmblaCarousel from 'embla-carousel-react';
import { PICTURE } from '../../grid/pages/items.mjs';
import { listPage } from '../../grid/pages/render.jsx';
import { GUTTER, HEIGHT } from './row.mjs';

let api;

/** Slides of different widths, as in the documentation of Embla. */
function Row({ items }) {
  const [viewport, embla] = useEmblaCarousel({ dragFree: true, align: 'start', containScroll: 'trimSnaps' });
  api = embla;
  return (
    <div ref={viewport} style={{ overflow: 'hidden' }}>
      <div style={{ display: 'flex' }}>
        {items.map(({ id, alt, width, height }) => (
          <div key={id} style={{ flex: `0 0 ${(HEIGHT * width) / height}px`, height: HEIGHT, marginInlineEnd: GUTTER }}>
            <a href={`/gifs/${id}`}>
              <img src={PICTURE} alt={alt} style={{ display: 'block', width: '100%', height: HEIGHT }} />
            </a>
          </div>
        ))}
      </div>
    </div>
  );
}

window.bench = {
  ...listPage(Row),
  toStart: () => api?.scrollTo(0, true),
  toEnd: () => api?.scrollTo(api.scrollSnapList().length - 1, true),
};
