import { paintedAttributes } from './painted-attributes.ts';

/**
 * Everything within a tile, written once for the root of a tile or of a list, which `root` selects. Text, so that a list is
 * painted without an engine for styles; no character of it but those of `root` means anything to HTML.
 */
export function tileCss(root: string): string {
  const media = `${root} [${paintedAttributes.media}]`;
  return (
    // An outline inside, since the tile cuts off what lies outside it.
    `${media}{margin:0;padding:0;border:0;background:none;color:inherit;outline-offset:-3px}` +
    `${media},${media} img{display:block;width:100%;height:100%;object-fit:cover}` +
    // As round as the tile only where that is seen: an element that inherits such a thing has a style of its own each time.
    `${media}[aria-selected=true]{border-radius:inherit;outline:3px solid var(--zoetrope-selected,Highlight)}` +
    `${media}:focus-visible,[${paintedAttributes.pause}]:focus-visible{border-radius:inherit;outline:3px solid var(--zoetrope-focus,#6157ff)}` +
    `${media}:is(button,[role]){cursor:pointer}` +
    // Without a still: its name alone, which no sign of a broken picture stands beside.
    `${media} img:not([src]){opacity:0}`
  );
}
