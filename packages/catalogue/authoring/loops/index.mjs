import * as circles from './circles.mjs';
import { cubeWave } from './cube-wave.mjs';
import { kaleidoscopeGarden } from './kaleidoscope-garden.mjs';
import { lavaLamp } from './lava-lamp.mjs';
import { liquidMarble } from './liquid-marble.mjs';
import { stainedGlass } from './stained-glass.mjs';
import * as tiles from './tiles.mjs';

const all = [
  liquidMarble,
  kaleidoscopeGarden,
  lavaLamp,
  stainedGlass,
  cubeWave,
  ...Object.values(circles),
  ...Object.values(tiles),
];

export const loops = all.map((recipe) => ({ kind: 'gif', channel: 'looplab', delay: 80, quality: 44, ...recipe }));
