import { Grid } from '@zoetrope/react-components';
import { COLUMNS, GUTTER } from '../items.mjs';
import { offerPage, preparedFeed } from './hydrated-page.jsx';

const feed = preparedFeed();

export const element = <Grid columns={COLUMNS} gutter={GUTTER} initialGifs={feed.first()} fetchGifs={feed.fetch} />;

offerPage(element, feed);
