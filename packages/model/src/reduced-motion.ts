/** The media query for users who prefer reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
