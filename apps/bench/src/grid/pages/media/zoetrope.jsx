import { Grid } from '@zoetrope/react-components';
import { show } from '../show.jsx';
import { BELOW, COLUMNS, fetchNothing, videoGifs } from './videos.mjs';

window.bench = {
  mount: () =>
    show(
      <>
        <Grid columns={COLUMNS} initialGifs={videoGifs} fetchGifs={fetchNothing} />
        <div style={BELOW} />
      </>,
    ),
};
