import { Grid } from '@giphy/react-components';
import { createFeed } from './feed.mjs';
import { GUTTER } from './items.mjs';
import { showInColumns } from './render.jsx';

const feed = createFeed();

window.bench = {
  ...feed,
  ...showInColumns(({ columns }) => (
    <Grid
      width={document.documentElement.clientWidth}
      columns={columns}
      gutter={GUTTER}
      initialGifs={feed.first()}
      fetchGifs={(offset) => feed.fetch({ offset })}
    />
  )),
};
