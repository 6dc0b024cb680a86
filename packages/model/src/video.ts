import type { Images } from './rendition.ts';

/** One file of a clip. */
export interface VideoAsset {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** URLs of WebVTT captions by language. */
export interface Captions {
  readonly [language: string]: { readonly vtt: string } | undefined;
}

/** A clip with sound: files by size, such as `360p`, and animated previews without sound. */
export interface GifVideo {
  readonly assets: { readonly [name: string]: VideoAsset | undefined };
  readonly previews?: Images | undefined;
  readonly captions?: Captions | undefined;
  /** Seconds. */
  readonly duration?: number | undefined;
}
