import { altText, type Gif, renditionUrl } from '@zoetrope/model';
import { useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { REDUCED_MOTION, useMediaQuery } from '../parts/use-media-query.ts';

/** The original, moving until it is paused; it starts as a still for those who asked for less motion. */
export function Picture({ gif }: { readonly gif: Gif }) {
  const lessMotion = useMediaQuery(REDUCED_MOTION);
  const [chosen, setChosen] = useState<boolean>();
  const moving = chosen ?? !lessMotion;
  const animation = pictureUrl(gif, false);
  const still = pictureUrl(gif, true);
  const source = moving ? animation : (still ?? animation);

  if (source === undefined) return <p className="stage-empty">No preview available.</p>;
  return (
    <>
      <img src={source} alt={altText(gif)} />
      {animation === undefined || still === undefined ? null : (
        <button type="button" className="stage-pause" onClick={() => setChosen(!moving)}>
          <Icon name={moving ? 'pause' : 'play'} size={18} />
          <span className="unseen">{moving ? 'Pause' : 'Play'}</span>
        </button>
      )}
    </>
  );
}

function pictureUrl({ images, video }: Gif, still: boolean): string | undefined {
  const from = images ?? video?.previews;
  return renditionUrl(from, 'original', { still, format: 'webp' }) ?? renditionUrl(from, 'original', { still });
}
