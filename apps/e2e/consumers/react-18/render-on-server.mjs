import { Grid } from '@zoetrope/react-components';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PAGE } from '../gif.mjs';

/** What an application's server would do, in a process without a document. Prints the HTML. */
const fetchGifs = async () => PAGE;
process.stdout.write(
  renderToString(createElement(Grid, { queryKey: 'cats', width: 600, initialGifs: PAGE.data, fetchGifs })),
);
