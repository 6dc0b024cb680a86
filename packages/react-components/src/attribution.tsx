export {
  Attribution,
  AttributionOverlay,
  type AttributionOverlayProps,
  type AttributionProps,
} from './attribution/attribution.tsx';
export { attributionAttributes } from './attribution/attribution-attributes.ts';
