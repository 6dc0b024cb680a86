import { altText, type Gif, renditionUrl } from '@zoetrope/model';
import './picker.css';

/** A small still of a GIF. `decorative` omits the alternative text, next to a title. */
export function GifThumb({ gif, decorative = false }: { readonly gif: Gif; readonly decorative?: boolean }) {
  const src = renditionUrl(gif.images, 'fixed_height_small', { still: true });
  return (
    <span className="thumb" data-cut-out={gif.is_sticker || gif.type === 'text' || undefined}>
      {src === undefined ? null : (
        <img src={src} alt={decorative ? '' : altText(gif)} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
