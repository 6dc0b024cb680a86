import type { FetchGifs, Gif, Track } from '@zoetrope/model';
import { GifGrid } from '@zoetrope/ui';
import { useId, useState } from 'react';
import './more-gifs.css';

export interface MoreGifsProps {
  readonly title: string;
  readonly queryKey: string;
  readonly fetchGifs: FetchGifs;
  readonly track: Track;
  readonly onOpen: (gif: Gif) => void;
}

/** A titled list below a short one. Without results, or after an error, it is not shown. */
export function MoreGifs({ title, queryKey, fetchGifs, track, onOpen }: MoreGifsProps) {
  const [count, setCount] = useState<number>();
  const id = useId();
  if (count === 0) return null;
  return (
    <section className="more-gifs" aria-labelledby={id}>
      <h2 className="more-gifs-heading" id={id}>
        {title}
      </h2>
      <GifGrid
        className="results"
        queryKey={queryKey}
        fetchGifs={fetchGifs}
        track={track}
        labels={{ list: title }}
        onGifsFetched={(gifs) => setCount(gifs.length)}
        onGifsFetchError={() => setCount((before) => before ?? 0)}
        onOpen={onOpen}
      />
    </section>
  );
}
