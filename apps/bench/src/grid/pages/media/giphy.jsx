import { Grid } from '@giphy/react-components';
import { show } from '../show.jsx';
import { BELOW, COLUMNS, fetchNothing, films } from './films.mjs';

window.bench = {
  mount: () =>
    show(
      <>
        <Grid width={1200} columns={COLUMNS} gutter={6} initialGifs={films} fetchGifs={fetchNothing} />
        <div style={BELOW} />
      </>,
    ),
};
