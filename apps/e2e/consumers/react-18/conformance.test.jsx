// @vitest-environment jsdom
import { Carousel, Gif, Grid, Video } from '@zoetrope/react-components';
import { Attribution, AttributionOverlay } from '@zoetrope/react-components/attribution';
import { GifPicker } from '@zoetrope/react-components/picker';
import { buildClip, buildGif, buildGifs } from '@zoetrope/testkit/index.mjs';
import { conformance } from '@zoetrope/testkit/react.mjs';
import { version } from 'react';
import { expect, it } from 'vitest';

const never = () => new Promise(() => {});
const list = { fetchGifs: never, initialGifs: buildGifs(30) };

it('runs on React 18.2', () => {
  expect(version).toBe('18.2.0');
});

conformance('Grid', (props) => <Grid columns={3} {...list} {...props} />);
conformance('Grid without GIFs', (props) => <Grid fetchGifs={never} {...props} />);
conformance('Carousel', (props) => <Carousel {...list} {...props} />);
conformance('Carousel without GIFs', (props) => <Carousel fetchGifs={never} {...props} />);
conformance('Gif', (props) => <Gif gif={buildGif()} width={200} {...props} />);
conformance('Video', (props) => <Video gif={buildClip()} width={640} {...props} />);
conformance('Video with controls', (props) => <Video gif={buildClip()} width={640} controls {...props} />);
conformance('Attribution', (props) => <Attribution gif={buildGif()} {...props} />);
conformance('AttributionOverlay', (props) => <AttributionOverlay gif={buildGif()} isHovered {...props} />);
conformance('GifPicker', (props) => <GifPicker search={never} trending={never} {...props} />);
