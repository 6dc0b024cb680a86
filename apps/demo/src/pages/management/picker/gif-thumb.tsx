import { altText, type Gif, renditionUrl } from '@zoetrope/model';
import './picker.css';

/** A small still of a GIF. Beside a title it says nothing itself. */
export function GifThumb({ gif, silent = false }: { readonly gif: Gif; readonly silent?: boolean }) {
  const src = renditionUrl(gif.images, 'fixed_height_small', { still: true });
  return (
    <span className="thumb" data-whole={gif.is_sticker || gif.type === 'text' || undefined}>
      {src === undefined ? null : <img src={src} alt={silent ? '' : altText(gif)} loading="lazy" decoding="async" />}
    </span>
  );
}
