import * as geometry from './geometry.mjs';
import { kaleidoscopeGarden } from './kaleidoscope-garden.mjs';
import { lavaLamp } from './lava-lamp.mjs';
import { liquidMarble } from './liquid-marble.mjs';
import { stainedGlass } from './stained-glass.mjs';

export const loops = [kaleidoscopeGarden, liquidMarble, lavaLamp, stainedGlass, ...Object.values(geometry)].map(
  (recipe) => ({
    kind: 'gif',
    channel: 'looplab',
    delay: 80,
    quality: 44,
    ...recipe,
  }),
);
