import { Grid } from '@zoetrope/react-components';
import { createFeed } from './feed.mjs';
import { COLUMNS, GUTTER } from './items.mjs';
import { show } from './show.jsx';

const feed = createFeed();

window.bench = {
  ...feed,
  mount: () => show(<Grid columns={COLUMNS} gutter={GUTTER} initialGifs={feed.first()} fetchGifs={feed.fetch} />),
};
