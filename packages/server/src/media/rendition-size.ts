import { ANIMATED_RENDITIONS, type AnimatedRenditionName, type RenditionName } from '@zoetrope/model';
import { isVideoFormat, type MediaFormat } from './media-format.ts';

/** Size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The facts about a master that decide the sizes of its renditions. */
export interface MasterSize extends Size {
  /** Default: 1. */
  readonly frames?: number | undefined;
}

/** Renditions of GIPHY's API, in addition to those of every provider. */
const GIPHY_RENDITIONS = [
  'downsized',
  'downsized_medium',
  'downsized_small',
  'downsized_still',
  'fixed_width_downsampled',
  'fixed_height_downsampled',
  'preview',
  'preview_gif',
  'preview_webp',
  'original_mp4',
  'looping',
  '480w_still',
  'hd',
] as const;

type GiphyRendition = (typeof GIPHY_RENDITIONS)[number];
export type MediaRendition = RenditionName | GiphyRendition;

/** What a rendition contains of its master. */
export interface RenditionRule {
  /** One side in pixels; small masters are scaled up to it. Default: the size of the master. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The longest side in pixels; larger masters are scaled down to it. */
  readonly longestSide?: number | undefined;
  /** The pixels of all frames together; larger masters are scaled down to it. */
  readonly totalPixels?: number | undefined;
  /** Only the first frame. */
  readonly still?: true | undefined;
  /** Evenly spaced. */
  readonly maxFrames?: number | undefined;
  readonly maxSeconds?: number | undefined;
  /** The quality is reduced until the file is small enough; if the lowest quality is too large, that is used. */
  readonly maxBytes?: number | undefined;
  /** The animation is repeated until it takes this long. */
  readonly loopSeconds?: number | undefined;
  /** Whether it exists only as a video. */
  readonly videoOnly?: true | undefined;
}

/** Bytes of a GIF per pixel of all frames: the average of the catalogue is below. */
const GIF_BYTES_PER_PIXEL = 0.5;
const MEGABYTE = 1_000_000;

function gifOf(bytes: number): RenditionRule {
  return { totalPixels: bytes / GIF_BYTES_PER_PIXEL, maxBytes: bytes };
}

/** The fixed sides of spec §3: 200, small 100. */
const ANIMATED: { readonly [name in AnimatedRenditionName]: RenditionRule } = {
  original: {},
  downsized_large: {},
  fixed_width: { width: 200 },
  fixed_height: { height: 200 },
  fixed_width_small: { width: 100 },
  fixed_height_small: { height: 100 },
};

/** The limits that GIPHY documents. */
const GIPHY: { readonly [name in GiphyRendition]: RenditionRule } = {
  downsized: gifOf(2 * MEGABYTE),
  downsized_medium: gifOf(5 * MEGABYTE),
  downsized_small: { longestSide: 320, maxBytes: 200_000, videoOnly: true },
  downsized_still: { totalPixels: (2 * MEGABYTE) / GIF_BYTES_PER_PIXEL, still: true },
  fixed_width_downsampled: { width: 200, maxFrames: 6 },
  fixed_height_downsampled: { height: 200, maxFrames: 6 },
  preview: { longestSide: 150, maxSeconds: 2, maxBytes: 50_000, videoOnly: true },
  preview_gif: { longestSide: 100, maxSeconds: 2, maxFrames: 12, maxBytes: 50_000 },
  preview_webp: { longestSide: 100, maxSeconds: 2, maxFrames: 12, maxBytes: 50_000 },
  original_mp4: { videoOnly: true },
  looping: { loopSeconds: 15, videoOnly: true },
  '480w_still': { width: 480, still: true },
  hd: { videoOnly: true },
};

const STILLS = ANIMATED_RENDITIONS.map((name) => [`${name}_still`, { ...ANIMATED[name], still: true }] as const);
const RULES: ReadonlyMap<string, RenditionRule> = new Map<string, RenditionRule>([
  ...Object.entries(ANIMATED),
  ...STILLS,
  ...Object.entries(GIPHY),
]);

/** The renditions of every provider, animated ones first. */
export const RENDITION_NAMES: readonly RenditionName[] = [
  ...ANIMATED_RENDITIONS,
  ...ANIMATED_RENDITIONS.map((name) => `${name}_still` as const),
];

export function isMediaRendition(name: string): name is MediaRendition {
  return RULES.has(name);
}

export function renditionRule(name: MediaRendition): RenditionRule {
  return RULES.get(name) ?? {};
}

export function isStill(name: MediaRendition): boolean {
  return renditionRule(name).still === true;
}

/**
 * Size of a rendition in whole pixels, at least 1. The API and the encoder both use it, so they cannot differ. Small
 * masters are scaled up to the fixed side.
 */
export function renditionSize(name: MediaRendition, master: MasterSize): Size {
  const { width, height, longestSide, totalPixels } = renditionRule(name);
  if (width !== undefined) return { width, height: scale(master.height, width, master.width) };
  if (height !== undefined) return { width: scale(master.width, height, master.height), height };
  const toSide = longestSide === undefined ? 1 : longestSide / Math.max(master.width, master.height);
  const pixels = master.width * master.height * (master.frames ?? 1);
  const toPixels = totalPixels === undefined ? 1 : Math.sqrt(totalPixels / pixels);
  const factor = Math.min(1, toSide, toPixels);
  return { width: scale(master.width, factor, 1), height: scale(master.height, factor, 1) };
}

const STILL_FORMATS: ReadonlySet<MediaFormat> = new Set(['avif', 'jpg', 'png']);

/** Whether a rendition exists in a format: stills as pictures, animations as animated pictures and as videos. */
export function hasFormat(name: MediaRendition, format: MediaFormat): boolean {
  const { still = false, videoOnly = false } = renditionRule(name);
  if (isVideoFormat(format)) return !still;
  if (STILL_FORMATS.has(format)) return still;
  return !videoOnly;
}

/** The size of a file of a rendition. H.264 needs even sides. */
export function fileSizeInPixels(name: MediaRendition, format: MediaFormat, master: MasterSize): Size {
  const { width, height } = renditionSize(name, master);
  return isVideoFormat(format) ? { width: even(width), height: even(height) } : { width, height };
}

function scale(other: number, to: number, from: number): number {
  return Math.max(1, Math.round((other * to) / from));
}

/** As ffmpeg rounds a side that keeps the ratio (`-2`). */
function even(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2);
}
