export const iconStyles = {
  label: 'zoetrope-icon',
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
