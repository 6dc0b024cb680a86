import { aurora } from './aurora.mjs';
import { campfireNight } from './campfire-night.mjs';
import { cherryPark } from './cherry-blossom-park.mjs';
import { citySkyline } from './city-skyline.mjs';
import { coralReef } from './coral-reef.mjs';
import { desertDunes } from './desert-dunes.mjs';
import { fireflies } from './firefly-meadow.mjs';
import { moonlitWaves } from './moonlit-waves.mjs';
import { mountainLine } from './mountain-line.mjs';
import { rainyWindow } from './rainy-window.mjs';
import { snowVillage } from './snow-village.mjs';
import { synthwaveDrive } from './synthwave-drive.mjs';
import { warpSpeed } from './warp-speed.mjs';

const all = [
  mountainLine,
  aurora,
  moonlitWaves,
  campfireNight,
  rainyWindow,
  fireflies,
  synthwaveDrive,
  snowVillage,
  warpSpeed,
  citySkyline,
  desertDunes,
  coralReef,
  cherryPark,
];

export const places = all.map((recipe) => ({
  kind: 'gif',
  channel: 'littleplaces',
  delay: 80,
  quality: 44,
  ...recipe,
}));
