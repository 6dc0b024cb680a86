import { Carousel } from '@zoetrope/react-components';
import { createFeed } from '../../grid/pages/feed.mjs';
import { show } from '../../grid/pages/render.jsx';
import { GUTTER, HEIGHT, toEnd, toStart } from './row.mjs';

const feed = createFeed();

window.bench = {
  ...feed,
  toStart,
  toEnd,
  mount: () => show(<Carousel gifHeight={HEIGHT} gutter={GUTTER} initialGifs={feed.first()} fetchGifs={feed.fetch} />),
};
