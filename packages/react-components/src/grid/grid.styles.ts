import { paintedAttributes } from '../gif/painted-attributes.ts';
import { tileCss } from '../gif/tile.styles.ts';
import { gridAttributes } from './grid-attributes.ts';

const ROOT = `[${gridAttributes.root}]`;

/** What a grid needs for its first paint: for a style element in it. A class of the application's own goes before its width. */
export function gridCss(): string {
  return (
    `:where(${ROOT}){width:100%;outline:0}` +
    tileCss(ROOT) +
    `${ROOT} [${paintedAttributes.tile}]{position:absolute;overflow:hidden;contain:content}`
  );
}
