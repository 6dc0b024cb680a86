/** A moving or still version of a GIF. Sizes are CSS pixels of the file itself, bytes where the provider states them. */
export interface Rendition {
  readonly url: string;
  /** The smallest file that moves, where a provider has one. */
  readonly avif?: string | undefined;
  readonly webp?: string | undefined;
  readonly mp4?: string | undefined;
  /** Pixels; 0 when the provider does not say. */
  readonly width: number;
  /** Pixels; 0 when the provider does not say. */
  readonly height: number;
  /** Bytes of the file at `url`. */
  readonly size?: number | undefined;
  /** Bytes of the file at `webp`. */
  readonly webp_size?: number | undefined;
  /** Bytes of the file at `mp4`. */
  readonly mp4_size?: number | undefined;
}

/** The moving renditions (spec §3), largest first. */
export const MOVING_RENDITIONS = [
  'original',
  'downsized_large',
  'fixed_width',
  'fixed_height',
  'fixed_width_small',
  'fixed_height_small',
] as const;

export type MovingRenditionName = (typeof MOVING_RENDITIONS)[number];
export type StillRenditionName = `${MovingRenditionName}_still`;
export type RenditionName = MovingRenditionName | StillRenditionName;

/** The renditions a GIF has. Any of them may be absent. */
export type Images = { readonly [name in RenditionName]?: Rendition | undefined };
