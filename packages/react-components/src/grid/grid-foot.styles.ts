import { gridAttributes } from './grid-attributes.ts';

// They come after the grid's own style element. Its root changes with each page: rules that begin there would have browsers
// look through all tiles.
const { loader, error, noResults } = gridAttributes;
const TEXT = `style~:is([${error}],[${noResults}])`;

/** What stands below the tiles: for a style element in the grid. */
export const gridFootCss = [
  `style~[${loader}]{`,
  // What a browser holds in place while a page is added must be a tile: holding the loader would jump to the new end.
  'overflow-anchor:none;box-sizing:border-box;width:48px;padding:24px 0;margin:0 auto;color:var(--zoetrope-loader,currentColor);',
  'background:radial-gradient(circle closest-side,currentColor 90%,transparent) 0/33% 100% content-box;opacity:.45}',
  // Forced colours take a gradient away, and the loader is nothing else.
  `@media (forced-colors:active){style~[${loader}]{color:CanvasText;forced-color-adjust:none}}`,
  // Only while something is on its way: an animation costs power for as long as it is in view.
  `@media (prefers-reduced-motion:no-preference){style~[${loader}=loading]{`,
  'animation:zoetrope-loader 1.2s ease-in-out infinite alternate}}',
  '@keyframes zoetrope-loader{from{opacity:.15}to{opacity:.6}}',
  `${TEXT}{padding:24px 16px;text-align:center}`,
  `${TEXT} button{margin:0;padding:4px;min-height:24px;border:0;background:none;color:var(--zoetrope-accent,LinkText);`,
  'font:inherit;text-decoration:underline;cursor:pointer}',
].join('');
