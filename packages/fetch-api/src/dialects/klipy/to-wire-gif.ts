import { isGifId } from '@zoetrope/model';
import { type Fields, fields, text } from '../../normalize/read.ts';

/** The renditions of KLIPY's sizes. */
const RENDITIONS: readonly (readonly [size: string, rendition: string])[] = [
  ['hd', 'original'],
  ['md', 'downsized_large'],
  ['sm', 'fixed_width'],
  ['xs', 'fixed_height_small'],
];

/** Our types of KLIPY's items; others are GIFs. */
const TYPES: { readonly [type: string]: string | undefined } = { sticker: 'sticker', emoji: 'sticker', clip: 'video' };

/**
 * Converts an item of a list of our type, such as `memes`, to the native wire format. Undefined for an advertisement.
 * Its slug is its id. The payload says where reports about it are sent, since neither the type of a meme nor a slug
 * that is no valid id can be told from the GIF.
 */
export function toWireGif(item: unknown, listType: string): object | undefined {
  const wire = fields(item);
  if (wire.type === 'ad') return undefined;
  const slug = text(wire.slug);
  const type = TYPES[String(wire.type)] ?? 'gif';
  const files = readFiles(wire);
  return {
    id: isGifId(slug) ? slug : wire.id,
    type,
    title: wire.title,
    url: wire.itemurl,
    tags: wire.tags,
    analytics_response_payload: slug && `${listType}/${slug}`,
    images: buildImages(files, type),
    video: type === 'video' ? { assets: buildAssets(files) } : undefined,
  };
}

/** The files by size and format. A clip has one file of each format, as a URL, and the sizes apart. */
function readFiles(wire: Fields): Fields {
  const file = fields(wire.file);
  if (RENDITIONS.some(([size]) => size in file)) return file;
  const sizes = fields(wire.file_meta);
  const formats = Object.entries(file).map(([format, value]) => {
    const url = text(value);
    return [format, url ? { ...fields(sizes[format]), url } : value];
  });
  return { hd: Object.fromEntries(formats) };
}

function buildImages(files: Fields, type: string): object {
  return Object.fromEntries(
    RENDITIONS.flatMap(([size, name]) => {
      const [gif, webp, mp4, jpg, png] = ['gif', 'webp', 'mp4', 'jpg', 'png'].map((format) =>
        fields(fields(files[size])[format]),
      ) as [Fields, Fields, Fields, Fields, Fields];
      const still = jpg.url ? jpg : png;
      // A meme may have nothing but a still.
      const main = gif.url || webp.url || mp4.url ? gif : still;
      // The MP4 of a clip has sound and is as long as the clip, so it is no preview.
      const preview = type === 'video' ? {} : mp4;
      const { width, height } = [main, webp, mp4, still].find((each) => each.url) ?? {};
      return [
        [
          name,
          {
            ...{ width, height, url: main.url, size: main.size, webp: webp.url, webp_size: webp.size },
            ...{ mp4: preview.url, mp4_size: preview.size },
          },
        ],
        [`${name}_still`, still],
      ];
    }),
  );
}

function buildAssets(files: Fields): object {
  return Object.fromEntries(RENDITIONS.map(([size]) => [size, fields(files[size]).mp4]));
}
