export { Attribution, type AttributionProps } from './attribution/attribution.tsx';
export { AttributionOverlay } from './attribution/attribution-overlay.tsx';
