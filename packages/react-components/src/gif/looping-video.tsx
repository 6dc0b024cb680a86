/** @jsxImportSource @emotion/react */
import type { Gif } from '@zoetrope/model';
import { safeUrl } from '@zoetrope/model/creator';
import { useEffect, useRef } from 'react';
import { getImages } from './media-source.ts';
import { tileAttributes } from './tile-attributes.ts';

/** From this width on, in device pixels, a GIF animates as a video: a tenth of the bytes, but it needs a decoder. */
const MIN_WIDTH = 400;
/** The maximum number of videos that play at once on a page, because browsers limit decoders. */
const MAX_CONCURRENT_VIDEOS = 8;

const loopingVideoStyles = {
  label: 'zoetrope-looping-video',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  pointerEvents: 'none',
} as const;

/** The video file of a large GIF; undefined for a small one, and for a sticker, because videos have no transparency. */
export function getVideoSource(gif: Gif, width: number): string | undefined {
  const images = getImages(gif);
  if (gif.is_sticker || width < MIN_WIDTH) return undefined;
  return safeUrl(images?.original?.mp4) ?? safeUrl(images?.downsized_large?.mp4);
}

export interface LoopingVideoProps {
  readonly source: string;
  /** Called if the video cannot play, or if too many videos are playing. */
  readonly onFail: () => void;
}

/** A GIF as a silent video, above its still, which provides the name and is visible until the first frame. */
export function LoopingVideo({ source, onFail }: LoopingVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let isUnmounted = false;
    function fail(): void {
      if (!isUnmounted) onFail();
    }
    const playing = video.ownerDocument.querySelectorAll(`video[${tileAttributes.animated}][src]`);
    if (playing.length >= MAX_CONCURRENT_VIDEOS) fail();
    else {
      video.src = source;
      video.addEventListener('error', fail);
      // A browser may reject this, for example to save power.
      video.play().catch(fail);
    }
    return () => {
      isUnmounted = true;
      video.removeEventListener('error', fail);
      // Required to free the decoder.
      video.pause();
      video.removeAttribute('src');
      video.load();
    };
  }, [source, onFail]);
  return (
    <video
      {...{ [tileAttributes.animated]: '' }}
      ref={ref}
      css={loopingVideoStyles}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      tabIndex={-1}
      aria-hidden
    />
  );
}
