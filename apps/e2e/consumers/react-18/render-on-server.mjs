import { Carousel, Grid, Video } from '@zoetrope/react-components';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { CLIP, PAGE } from '../gif.mjs';

// Prints the HTML that the server of an application would render, in a process without a document.
const fetchGifs = async () => PAGE;
const list = { queryKey: 'cats', initialGifs: PAGE.data, fetchGifs };
const grid = createElement(Grid, { width: 600, ...list });
const carousel = createElement(Carousel, { gifHeight: 40, ...list });
const video = createElement(Video, { gif: CLIP, width: 640, autoPlay: false });
process.stdout.write(renderToString(createElement(Fragment, undefined, grid, carousel, video)));
