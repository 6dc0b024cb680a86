import { Grid } from '@zoetrope/react-components';
import { show } from '../show.jsx';
import { BELOW, COLUMNS, fetchNothing, videos } from './videos.mjs';

window.bench = {
  mount: () =>
    show(
      <>
        <Grid columns={COLUMNS} initialGifs={videos} fetchGifs={fetchNothing} />
        <div style={BELOW} />
      </>,
    ),
};
