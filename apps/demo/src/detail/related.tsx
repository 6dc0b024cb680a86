import type { FetchGifs, Gif } from '@zoetrope/model';
import { GifGrid } from '@zoetrope/ui';
import { MEDIA_TYPE_LABELS } from '../browse/media-type-labels.ts';
import type { Clients } from '../clients.ts';
import { relatedType } from './related-type.ts';

export interface RelatedProps {
  readonly gif: Gif;
  readonly clients: Clients;
  readonly onOpen: (gif: Gif) => void;
}

/** Related GIFs, in a second Grid. */
export function Related({ gif, clients: { client, track }, onOpen }: RelatedProps) {
  const fetchGifs: FetchGifs = (page) => client.related(gif.id, { type: relatedType(gif), ...page });
  return (
    <section className="related" aria-labelledby="related-heading">
      <h3 className="related-heading" id="related-heading">
        Related {MEDIA_TYPE_LABELS[relatedType(gif)]}
      </h3>
      <GifGrid queryKey={gif.id} fetchGifs={fetchGifs} track={track} onOpen={onOpen} />
    </section>
  );
}
