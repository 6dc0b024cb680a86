import { aurora } from './aurora.mjs';
import * as brightPlaces from './bright-places.mjs';
import * as calmNights from './calm-nights.mjs';
import { mountainLine } from './mountain-line.mjs';

export const places = [mountainLine, aurora, ...Object.values(calmNights), ...Object.values(brightPlaces)].map(
  (recipe) => ({
    kind: 'gif',
    channel: 'littleplaces',
    delay: 80,
    quality: 44,
    ...recipe,
  }),
);
