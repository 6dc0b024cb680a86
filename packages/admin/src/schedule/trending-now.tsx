import type { Gif } from '@zoetrope/model';
import type { ScheduleEntry } from '@zoetrope/model/management';
import { GifThumb } from '../picker/gif-thumb.tsx';

export interface TrendingNowProps {
  readonly gifs: readonly Gif[] | undefined;
  readonly entries: readonly ScheduleEntry[];
}

/** The start of the public trending list; scheduled GIFs are highlighted. */
export function TrendingNow({ gifs, entries }: TrendingNowProps) {
  const live = new Set(entries.filter(({ status }) => status === 'live').map(({ gif_id }) => gif_id));
  const first = gifs?.find(({ id }) => live.has(id));
  return (
    <section className="stack">
      <h2 className="section-title">Trending now</h2>
      <ol className="trending-now" aria-label="Trending now">
        {gifs?.map((gif) => (
          <li key={gif.id} data-gif={gif.id} data-highlighted={live.has(gif.id) || undefined}>
            <GifThumb gif={gif} decorative />
            <span className="picker-name">{gif.title || 'Untitled'}</span>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {first ? `${first.title} is trending now, as scheduled.` : ''}
      </p>
    </section>
  );
}
