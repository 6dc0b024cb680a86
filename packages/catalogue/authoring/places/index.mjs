import { mountainLine } from './mountain-line.mjs';

export const places = [mountainLine].map((place) => ({ kind: 'gif', channel: 'littleplaces', ...place }));
