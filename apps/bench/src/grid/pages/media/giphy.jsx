import { Grid } from '@giphy/react-components';
import { show } from '../show.jsx';
import { BELOW, COLUMNS, fetchNothing, videoGifs } from './videos.mjs';

window.bench = {
  mount: () =>
    show(
      <>
        <Grid width={1200} columns={COLUMNS} gutter={6} initialGifs={videoGifs} fetchGifs={fetchNothing} />
        <div style={BELOW} />
      </>,
    ),
};
