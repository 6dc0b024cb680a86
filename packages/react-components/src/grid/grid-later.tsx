/** What a list needs only once a viewer has come close to it. */
export { AttributionOverlay } from '../attribution/attribution-overlay.tsx';
export { createMediaWatch } from '../gif/media-watch.ts';
export { GridControls } from './grid-controls.tsx';
export { holdScroll } from './hold-scroll.ts';
export { enterList, stepByKey } from './roving-focus.ts';
