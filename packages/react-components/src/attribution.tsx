export { Attribution, type AttributionProps } from './attribution/attribution.tsx';
export { attributionAttributes } from './attribution/attribution-attributes.ts';
export { AttributionOverlay, type AttributionOverlayProps } from './attribution/attribution-overlay.tsx';
