import { altText, type Gif, REDUCED_MOTION, renditionUrl } from '@zoetrope/model';
import { Icon } from '@zoetrope/ui';
import { useState } from 'react';
import { useMediaQuery } from '../parts/use-media-query.ts';

/** The animated original, with a pause button. It starts as a still for users who prefer reduced motion. */
export function Picture({ gif }: { readonly gif: Gif }) {
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION);
  const [userChoice, setUserChoice] = useState<boolean>();
  const isAnimated = userChoice ?? !prefersReducedMotion;
  const animation = pictureUrl(gif, { still: false });
  const still = pictureUrl(gif, { still: true });
  const source = isAnimated ? animation : (still ?? animation);

  if (source === undefined) return <p className="stage-empty">No preview available.</p>;
  return (
    <>
      <img src={source} alt={altText(gif)} />
      {animation === undefined || still === undefined ? null : (
        <button type="button" className="stage-pause" onClick={() => setUserChoice(!isAnimated)}>
          <Icon name={isAnimated ? 'pause' : 'play'} size={18} />
          <span className="visually-hidden">{isAnimated ? 'Pause' : 'Play'}</span>
        </button>
      )}
    </>
  );
}

function pictureUrl({ images, video }: Gif, { still }: { readonly still: boolean }): string | undefined {
  const renditions = images ?? video?.previews;
  return (
    renditionUrl(renditions, 'original', { still, format: 'webp' }) ?? renditionUrl(renditions, 'original', { still })
  );
}
