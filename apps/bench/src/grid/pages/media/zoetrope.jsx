import { Grid } from '@zoetrope/react-components';
import { show } from '../render.jsx';
import { animatedGifs, BELOW, COLUMNS, fetchNothing } from './videos.mjs';

window.bench = {
  mount: () =>
    show(
      <>
        <Grid columns={COLUMNS} initialGifs={animatedGifs} fetchGifs={fetchNothing} />
        <div style={BELOW} />
      </>,
    ),
};
