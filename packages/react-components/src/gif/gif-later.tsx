/** What a GIF needs only once a viewer has come close to it. */
export { AttributionOverlay } from '../attribution/attribution-overlay.tsx';
export { PauseButton } from '../motion/pause-button.tsx';
export { createMediaWatch } from './media-watch.ts';
