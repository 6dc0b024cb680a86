/** An animated or still version of a GIF. */
export interface Rendition {
  /** The GIF, or the plain image of a still. Without that file it is the WebP; empty if there is only an MP4. */
  readonly url: string;
  /** An AVIF, if the provider has one. */
  readonly avif?: string | undefined;
  readonly webp?: string | undefined;
  readonly mp4?: string | undefined;
  /** Pixels; 0 if unknown. */
  readonly width: number;
  /** Pixels; 0 if unknown. */
  readonly height: number;
  /** Bytes of the file at `url`. */
  readonly size?: number | undefined;
  /** Bytes of the file at `webp`. */
  readonly webp_size?: number | undefined;
  /** Bytes of the file at `mp4`. */
  readonly mp4_size?: number | undefined;
}

/** The names of animated renditions, largest first. */
export const ANIMATED_RENDITIONS = [
  'original',
  'downsized_large',
  'fixed_width',
  'fixed_height',
  'fixed_width_small',
  'fixed_height_small',
] as const;

export type AnimatedRenditionName = (typeof ANIMATED_RENDITIONS)[number];
export type StillRenditionName = `${AnimatedRenditionName}_still`;
export type RenditionName = AnimatedRenditionName | StillRenditionName;

/** The renditions of a GIF. Any of them may be missing. */
export type Images = { readonly [name in RenditionName]?: Rendition | undefined };
