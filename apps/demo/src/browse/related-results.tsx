import type { Client } from '@zoetrope/fetch-api';
import type { FetchGifs, Gif, GifsResult, Track } from '@zoetrope/model';
import { relatedType } from '../detail/related-type.ts';
import { MEDIA_TYPE_LABELS } from './media-type-labels.ts';
import { MoreGifs } from './more-gifs.tsx';

export interface RelatedResultsProps {
  readonly client: Client;
  readonly track: Track;
  /** All results of the search, at least one. */
  readonly results: readonly [Gif, ...Gif[]];
  readonly onOpen: (gif: Gif) => void;
}

/**
 * Fills a short list of results with GIFs that are related to the first one. Their events carry the payloads of the
 * related response, so that analytics count them as related GIFs and not as results of the search.
 */
export function RelatedResults({ client, track, results, onOpen }: RelatedResultsProps) {
  const [first] = results;
  const type = relatedType(first);
  const fetchGifs: FetchGifs = async (page) => withoutGifs(await client.related(first.id, { type, ...page }), results);
  return (
    <MoreGifs
      title={`Related ${MEDIA_TYPE_LABELS[type]}`}
      queryKey={`related:${first.id}`}
      fetchGifs={fetchGifs}
      track={track}
      onOpen={onOpen}
    />
  );
}

/**
 * Removes the GIFs that are already shown. Also removes the total, because it counts them: without it, the list ends at
 * the last cursor, or at a page without new GIFs.
 */
export function withoutGifs(page: GifsResult, shown: readonly Pick<Gif, 'id'>[]): GifsResult {
  const ids = new Set(shown.map(({ id }) => id));
  const { total_count, ...pagination } = page.pagination;
  return { ...page, data: page.data.filter(({ id }) => !ids.has(id)), pagination };
}
