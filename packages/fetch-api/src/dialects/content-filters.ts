/** The content filters of Tenor and KLIPY, by the highest rating that they allow. */
export const CONTENT_FILTERS: { readonly [rating: string]: string } = {
  y: 'high',
  g: 'high',
  pg: 'medium',
  'pg-13': 'low',
  r: 'off',
};
