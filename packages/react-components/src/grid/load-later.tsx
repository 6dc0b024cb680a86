/** What makes a grid live and whole, after its first paint. */
export const loadLater = () => import('./grid-later.tsx');
