export { Attribution, type AttributionProps } from './attribution/attribution.tsx';
export { AttributionOverlay, type AttributionOverlayProps } from './attribution/attribution-overlay.tsx';
