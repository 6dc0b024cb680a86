import { Grid } from '@giphy/react-components';
import { show } from '../render.jsx';
import { animatedGifs, BELOW, COLUMNS, fetchNothing } from './videos.mjs';

window.bench = {
  mount: () =>
    show(
      <>
        <Grid width={1200} columns={COLUMNS} gutter={6} initialGifs={animatedGifs} fetchGifs={fetchNothing} />
        <div style={BELOW} />
      </>,
    ),
};
