import { type Fields, fields, items, nonNegativeOrZero, text } from '../../normalize/read.ts';

/** The formats of a result that one of our renditions consists of. */
interface Formats {
  readonly gif: string;
  readonly mp4?: string;
  readonly webp?: string;
  /** Stills of that size, in order of preference. */
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

/** Stickers with a transparent background; no MP4, because browsers do not support its transparency. */
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

/** Converts one result to the native wire format. */
export function toWireGif(item: unknown): object {
  const wire = fields(item);
  const formats = fields(wire.media_formats);
  const isSticker = parseFlags(wire.flags).includes('sticker');
  const isTransparent = isSticker && hasAnimatedFile(formats, TRANSPARENT_RENDITIONS);
  return {
    id: wire.id,
    type: isSticker ? 'sticker' : 'gif',
    title: text(wire.title),
    alt_text: wire.content_description,
    url: wire.itemurl,
    tags: wire.tags,
    import_datetime: toIsoDate(wire.created),
    images: buildImages(formats, isTransparent ? TRANSPARENT_RENDITIONS : RENDITIONS),
  };
}

/** Documented as comma-separated text; services send an array. */
function parseFlags(value: unknown): readonly string[] {
  const flags = typeof value === 'string' ? [value] : items(value, text);
  return flags.flatMap((flag) => flag.split(',')).map((flag) => flag.trim().toLowerCase());
}

function hasAnimatedFile(formats: Fields, renditions: Renditions): boolean {
  return Object.values(renditions).some(({ gif, webp = '' }) => getUrl(formats[gif]) ?? getUrl(formats[webp]));
}

function buildImages(formats: Fields, renditions: Renditions): object {
  return Object.fromEntries(
    Object.entries(renditions).flatMap(([name, names]) => [
      [name, toAnimatedRendition(formats, names)],
      [`${name}_still`, toStillRendition(formats, names)],
    ]),
  );
}

function toAnimatedRendition(formats: Fields, { gif, mp4 = '', webp = '' }: Formats): object {
  const files = [gif, webp, mp4].map((name) => fields(formats[name]));
  const [asGif = {}, asWebp = {}, asMp4 = {}] = files;
  return {
    ...findSize(files),
    url: asGif.url,
    size: asGif.size,
    mp4: asMp4.url,
    mp4_size: asMp4.size,
    webp: asWebp.url,
    webp_size: asWebp.size,
  };
}

function toStillRendition(formats: Fields, { gif, stills = [], webpStill = '' }: Formats): object {
  const file = fields(stills.map((name) => formats[name]).find(getUrl));
  const asWebp = fields(formats[webpStill]);
  const animatedFile = fields(formats[gif]);
  return {
    ...findSize([file, asWebp, animatedFile]),
    // Some services have the URL of the still in the format itself.
    url: getUrl(file) ?? animatedFile.preview,
    size: file.size,
    webp: asWebp.url,
    webp_size: asWebp.size,
  };
}

/** The size of the first file that has one. */
function findSize(files: readonly Fields[]): object {
  const sized = files.find((file) => getUrl(file) && Array.isArray(file.dims));
  const [width, height] = items(sized?.dims, (length) => length);
  return { width, height };
}

function getUrl(format: unknown): string | undefined {
  return text(fields(format).url);
}

/** Converts seconds since 1970; later dates than 8.64e12 s do not exist in JavaScript. */
function toIsoDate(created: unknown): string | undefined {
  const seconds = nonNegativeOrZero(created);
  return seconds > 0 && seconds < 8.64e12 ? new Date(seconds * 1000).toISOString() : undefined;
}
