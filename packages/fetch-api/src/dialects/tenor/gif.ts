import { fields, items, size, text } from '../../normalise/read.ts';

/** Our renditions by the formats that make them: a moving picture, and the same as mp4 and webp where there is one. */
const RENDITIONS = {
  original: ['gif', 'mp4', 'webp'],
  downsized_large: ['mediumgif', '', ''],
  fixed_width: ['tinygif', 'tinymp4', 'tinywebp'],
  fixed_height_small: ['nanogif', 'nanomp4', 'nanowebp'],
} as const;

/** One result as the native wire shape, which the normaliser then reads like any other. */
export function tenorGif(item: unknown): object {
  const wire = fields(item);
  const formats = fields(wire.media_formats);
  const flags = items(wire.flags, text);
  return {
    id: wire.id,
    type: flags.includes('sticker') ? 'sticker' : 'gif',
    title: text(wire.title),
    alt_text: wire.content_description,
    url: wire.itemurl,
    tags: wire.tags,
    import_datetime: dateOf(wire.created),
    images: Object.fromEntries(Object.entries(RENDITIONS).map(([name, files]) => [name, rendition(formats, files)])),
  };
}

function rendition(
  formats: ReturnType<typeof fields>,
  [moving, film, webp]: readonly [string, string, string],
): object {
  const file = fields(formats[moving]);
  const [width, height] = items(file.dims, (each) => each);
  return {
    url: file.url,
    width,
    height,
    size: file.size,
    mp4: fields(formats[film]).url,
    mp4_size: fields(formats[film]).size,
    webp: fields(formats[webp]).url,
    webp_size: fields(formats[webp]).size,
  };
}

/** Seconds since 1970; the largest date that there is ends in the year 275760. */
function dateOf(created: unknown): string | undefined {
  const seconds = size(created);
  return seconds > 0 && seconds < 8.64e12 ? new Date(seconds * 1000).toISOString() : undefined;
}
