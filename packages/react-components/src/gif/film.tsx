/** @jsxImportSource @emotion/react */
import { useEffect, useRef } from 'react';
import { paintedAttributes } from './painted-attributes.ts';

/** Films that may play at once on a page: decoders are few. */
const MOST_FILMS = 8;

const filmStyles = {
  label: 'zoetrope-film',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  pointerEvents: 'none',
} as const;

export interface FilmProps {
  readonly source: string;
  /** It cannot be played, or too many play already. */
  readonly onFail: () => void;
}

/** A GIF as a silent film, above its still, which names it and shows until the first frame has come. */
export function Film({ source, onFail }: FilmProps) {
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = player.current;
    if (!video) return;
    let isGone = false;
    const fail = () => isGone || onFail();
    if (video.ownerDocument.querySelectorAll(`video[${paintedAttributes.moving}][src]`).length >= MOST_FILMS) fail();
    else {
      video.src = source;
      video.addEventListener('error', fail);
      // A browser may refuse, as one that saves power does.
      video.play().catch(fail);
    }
    return () => {
      isGone = true;
      video.removeEventListener('error', fail);
      // Nothing else frees the decoder.
      video.pause();
      video.removeAttribute('src');
      video.load();
    };
  }, [source, onFail]);
  return (
    <video
      {...{ [paintedAttributes.moving]: '' }}
      ref={player}
      css={filmStyles}
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
