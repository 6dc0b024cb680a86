import { Grid } from '@zoetrope/react-components';
import { createFeed } from './feed.mjs';
import { GUTTER } from './items.mjs';
import { showInColumns } from './render.jsx';

const feed = createFeed();

window.bench = {
  ...feed,
  ...showInColumns(({ columns }) => (
    <Grid columns={columns} gutter={GUTTER} initialGifs={feed.first()} fetchGifs={feed.fetch} />
  )),
};
