import type { Scene } from './scene.ts';
import { attributionScene } from './scenes/attribution-scene.tsx';
import { carouselScene } from './scenes/carousel-scene.tsx';
import { gifScene } from './scenes/gif-scene.tsx';
import { gridScene } from './scenes/grid-scene.tsx';
import { pickerScene } from './scenes/picker-scene.tsx';
import { videoScene } from './scenes/video-scene.tsx';

/** All components, in the order of the navigation. */
export const SCENES: readonly [Scene, ...Scene[]] = [
  gridScene,
  carouselScene,
  gifScene,
  videoScene,
  attributionScene,
  pickerScene,
];
