import { type Images, MOVING_RENDITIONS, type Rendition, type RenditionName, safeUrl } from '@zoetrope/model';
import { amount, fields } from './read.ts';

/** The renditions that have a file; undefined when none has. */
export function toImages(value: unknown): Images | undefined {
  const wire = fields(value);
  const images: { [name in RenditionName]?: Rendition } = {};
  let found = false;
  const add = (name: RenditionName) => {
    const rendition = toRendition(wire[name]);
    if (!rendition) return;
    images[name] = rendition;
    found = true;
  };
  for (const name of MOVING_RENDITIONS) {
    add(name);
    add(`${name}_still`);
  }
  return found ? images : undefined;
}

function toRendition(value: unknown): Rendition | undefined {
  const wire = fields(value);
  const webp = safeUrl(wire.webp);
  const mp4 = safeUrl(wire.mp4);
  const url = safeUrl(wire.url) ?? webp ?? '';
  if (!url && !mp4) return undefined;
  return {
    url,
    webp,
    mp4,
    width: amount(wire.width) ?? 0,
    height: amount(wire.height) ?? 0,
    size: amount(wire.size),
    webp_size: amount(wire.webp_size),
    mp4_size: amount(wire.mp4_size),
  };
}
