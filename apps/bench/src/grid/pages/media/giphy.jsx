import { Grid } from '@giphy/react-components';
import { show } from '../show.jsx';
import { BELOW, COLUMNS, fetchNothing, videos } from './videos.mjs';

window.bench = {
  mount: () =>
    show(
      <>
        <Grid width={1200} columns={COLUMNS} gutter={6} initialGifs={videos} fetchGifs={fetchNothing} />
        <div style={BELOW} />
      </>,
    ),
};
