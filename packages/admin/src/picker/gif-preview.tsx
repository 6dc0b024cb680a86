import { altText, type Gif, renditionUrl } from '@zoetrope/model';
import { Icon } from '@zoetrope/ui';
import { useState } from 'react';
import { useMediaQuery } from '../forms/use-media-query.ts';
import './gif-preview.css';

/** A GIF that moves, unless the user prefers reduced motion, with a button that stops and starts it, and a link to its original. */
export function GifPreview({ gif }: { readonly gif: Gif }) {
  const prefersStills = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<boolean>();
  const isMoving = choice ?? !prefersStills;
  const options = { still: !isMoving };
  const src =
    renditionUrl(gif.images, 'fixed_width', { ...options, format: 'webp' }) ??
    renditionUrl(gif.images, 'fixed_width', options);
  const original = renditionUrl(gif.images, 'original');
  const title = gif.title || 'Untitled';
  return (
    <div className="gif-preview">
      <div className="gif-preview-picture">
        {src === undefined ? null : <img src={src} alt={altText(gif)} loading="lazy" decoding="async" />}
        <button
          type="button"
          className="icon-button"
          aria-label={`${isMoving ? 'Pause' : 'Play'} ${title}`}
          onClick={() => setChoice(!isMoving)}
        >
          <Icon name={isMoving ? 'pause' : 'play'} size={18} />
        </button>
      </div>
      {original === undefined ? null : (
        <a href={original} target="_blank" rel="noopener">
          Full picture<span className="visually-hidden"> of {title}, in a new tab</span>
        </a>
      )}
    </div>
  );
}
