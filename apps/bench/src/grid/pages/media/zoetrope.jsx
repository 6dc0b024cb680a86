import { Grid } from '@zoetrope/react-components';
import { show } from '../show.jsx';
import { BELOW, COLUMNS, fetchNothing, films } from './films.mjs';

window.bench = {
  mount: () =>
    show(
      <>
        <Grid columns={COLUMNS} initialGifs={films} fetchGifs={fetchNothing} />
        <div style={BELOW} />
      </>,
    ),
};
