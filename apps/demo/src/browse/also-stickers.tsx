import type { FetchGifs, Gif } from '@zoetrope/model';
import { useState } from 'react';
import type { Clients } from '../clients.ts';
import { GifGrid } from '../parts/gif-grid.tsx';
import './also-stickers.css';

export interface AlsoStickersProps {
  readonly clients: Clients;
  readonly query: string;
  readonly onOpen: (gif: Gif) => void;
}

/** Below a short list of GIFs, or none, the stickers of the same search; nothing where there are none. */
export function AlsoStickers({ clients: { client, track }, query, onOpen }: AlsoStickersProps) {
  const [count, setCount] = useState<number>();
  const fetchGifs: FetchGifs = (page) => client.search(query, { type: 'stickers', ...page });
  if (count === 0) return null;
  return (
    <section className="also" aria-labelledby="also-heading">
      <h2 className="also-heading" id="also-heading">
        Stickers
      </h2>
      <GifGrid
        className="results"
        queryKey={query}
        fetchGifs={fetchGifs}
        track={track}
        labels={{ list: 'Stickers' }}
        onGifsFetched={(gifs) => setCount(gifs.length)}
        onGifsFetchError={() => setCount(0)}
        onOpen={onOpen}
      />
    </section>
  );
}
