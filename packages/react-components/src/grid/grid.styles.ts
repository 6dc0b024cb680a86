import { paintedAttributes } from '../gif/painted-attributes.ts';
import { tileCss } from '../gif/tile.styles.ts';
import { gridAttributes } from './grid-attributes.ts';

/** The root says how far the list is: with rules that begin there, browsers would style all tiles anew for each page. */
const LIST = `[${gridAttributes.list}]`;

/** What a grid needs for its first paint: for a style element in it. A class of the application's own goes before its width. */
export function gridCss(): string {
  return (
    `:where([${gridAttributes.root}]){width:100%}` +
    tileCss(LIST) +
    `${LIST} [${paintedAttributes.tile}]{display:block;position:absolute;contain:strict;border-radius:var(--zoetrope-radius)}`
  );
}
