import { type Fields, fields, items, size, text } from '../../normalise/read.ts';

/** The formats of a result that make one of our renditions. */
interface Formats {
  readonly gif: string;
  readonly mp4?: string;
  readonly webp?: string;
  /** Stills of that size; the first that a result has counts. */
  readonly stills?: readonly string[];
  readonly webpStill?: string;
}

type Renditions = { readonly [name: string]: Formats };

const RENDITIONS: Renditions = {
  original: { gif: 'gif', mp4: 'mp4', webp: 'webp', stills: ['gifpreview', 'preview'] },
  downsized_large: { gif: 'mediumgif', webp: 'mediumwebp' },
  fixed_width: { gif: 'tinygif', mp4: 'tinymp4', webp: 'tinywebp', stills: ['tinygifpreview'] },
  fixed_height_small: { gif: 'nanogif', mp4: 'nanomp4', webp: 'nanowebp', stills: ['nanogifpreview'] },
};

/** A sticker without its background. There is no MP4 of it, since browsers play none with transparency. */
const TRANSPARENT_RENDITIONS: Renditions = {
  original: {
    gif: 'gif_transparent',
    webp: 'webp_transparent',
    stills: ['png_transparent', 'gifpreview', 'preview'],
    webpStill: 'webppreview_transparent',
  },
  fixed_width: { gif: 'tinygif_transparent', webp: 'tinywebp_transparent', stills: ['tinygifpreview'] },
  fixed_height_small: { gif: 'nanogif_transparent', webp: 'nanowebp_transparent', stills: ['nanogifpreview'] },
};

/** One result as the native wire shape, which the normaliser then reads like any other. */
export function tenorGif(item: unknown): object {
  const wire = fields(item);
  const formats = fields(wire.media_formats);
  const isSticker = flagsOf(wire.flags).includes('sticker');
  const isTransparent = isSticker && hasMovingFile(formats, TRANSPARENT_RENDITIONS);
  return {
    id: wire.id,
    type: isSticker ? 'sticker' : 'gif',
    title: text(wire.title),
    alt_text: wire.content_description,
    url: wire.itemurl,
    tags: wire.tags,
    import_datetime: dateOf(wire.created),
    images: imagesOf(formats, isTransparent ? TRANSPARENT_RENDITIONS : RENDITIONS),
  };
}

/** Documented as text joined by commas; services send a list. */
function flagsOf(value: unknown): readonly string[] {
  const flags = typeof value === 'string' ? [value] : items(value, text);
  return flags.flatMap((each) => each.split(',')).map((each) => each.trim().toLowerCase());
}

function hasMovingFile(formats: Fields, renditions: Renditions): boolean {
  return Object.values(renditions).some(({ gif, webp = '' }) => urlOf(formats[gif]) ?? urlOf(formats[webp]));
}

function imagesOf(formats: Fields, renditions: Renditions): object {
  return Object.fromEntries(
    Object.entries(renditions).flatMap(([name, names]) => [
      [name, moving(formats, names)],
      [`${name}_still`, still(formats, names)],
    ]),
  );
}

function moving(formats: Fields, { gif, mp4 = '', webp = '' }: Formats): object {
  const files = [gif, webp, mp4].map((name) => fields(formats[name]));
  const [asGif = {}, asWebp = {}, asMp4 = {}] = files;
  return {
    ...sizeOf(files),
    url: asGif.url,
    size: asGif.size,
    mp4: asMp4.url,
    mp4_size: asMp4.size,
    webp: asWebp.url,
    webp_size: asWebp.size,
  };
}

function still(formats: Fields, { gif, stills = [], webpStill = '' }: Formats): object {
  const file = fields(stills.map((name) => formats[name]).find(urlOf));
  const asWebp = fields(formats[webpStill]);
  const movingFile = fields(formats[gif]);
  return {
    ...sizeOf([file, asWebp, movingFile]),
    // Some services name the still within the format itself.
    url: urlOf(file) ?? movingFile.preview,
    size: file.size,
    webp: asWebp.url,
    webp_size: asWebp.size,
  };
}

/** Of the first file that has one. */
function sizeOf(files: readonly Fields[]): object {
  const sized = files.find((file) => urlOf(file) && Array.isArray(file.dims));
  const [width, height] = items(sized?.dims, (each) => each);
  return { width, height };
}

function urlOf(format: unknown): string | undefined {
  return text(fields(format).url);
}

/** Seconds since 1970; the largest date that there is ends in the year 275760. */
function dateOf(created: unknown): string | undefined {
  const seconds = size(created);
  return seconds > 0 && seconds < 8.64e12 ? new Date(seconds * 1000).toISOString() : undefined;
}
