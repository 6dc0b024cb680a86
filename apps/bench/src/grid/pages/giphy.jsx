import { Grid } from '@giphy/react-components';
import { createFeed } from './feed.mjs';
import { COLUMNS, GUTTER } from './items.mjs';
import { show } from './show.jsx';

const feed = createFeed();

window.bench = {
  ...feed,
  mount() {
    const width = document.documentElement.clientWidth;
    show(<Grid width={width} columns={COLUMNS} gutter={GUTTER} initialGifs={feed.first()} fetchGifs={feed.fetch} />);
  },
};
