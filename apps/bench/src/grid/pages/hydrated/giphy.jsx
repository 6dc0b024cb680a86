import { Grid } from '@giphy/react-components';
import { COLUMNS, GUTTER } from '../items.mjs';
import { offerPage, preparedFeed } from './hydrated-page.jsx';

const feed = preparedFeed();

/** Rendered on a server, this Grid needs its width in percent. */
export const element = (
  <Grid
    width={1200}
    percentWidth="100%"
    columns={COLUMNS}
    gutter={GUTTER}
    initialGifs={feed.first()}
    fetchGifs={(offset) => feed.fetch({ offset })}
  />
);

offerPage(element, feed);
