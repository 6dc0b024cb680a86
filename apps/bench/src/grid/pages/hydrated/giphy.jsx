import { Grid } from '@giphy/react-components';
import { COLUMNS, GUTTER } from '../items.mjs';
import { offerPage, preparedFeed } from './hydrated-page.jsx';

const feed = preparedFeed();

/** Its way to render on a server: the width in percent. */
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
