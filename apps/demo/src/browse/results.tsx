import type { FetchGifs, Gif, Track } from '@zoetrope/model';
import { gridLabels } from '@zoetrope/react-components';
import { errorText, GifGrid } from '@zoetrope/ui';
import { useMemo, useState } from 'react';
import type { Clients } from '../clients.ts';
import type { Route } from '../route/route.ts';
import { MEDIA_TYPE_LABELS } from './media-type-labels.ts';
import { NoResults } from './no-results.tsx';

export interface ResultsProps {
  readonly queryKey: string;
  readonly clients: Clients;
  readonly route: Route;
  readonly fetchGifs: FetchGifs;
  readonly track: Track;
  readonly onFetched: (gifs: readonly Gif[]) => void;
  readonly onFailed: () => void;
  readonly onOpen: (gif: Gif) => void;
  readonly onSearch: (term: string) => void;
}

export function Results(props: ResultsProps) {
  const { queryKey, clients, route, fetchGifs, track, onFetched, onFailed, onOpen, onSearch } = props;
  const [failure, setFailure] = useState<unknown>();
  const labels = useMemo(
    () => ({ list: MEDIA_TYPE_LABELS[route.type], error: `${gridLabels.error} ${errorText(failure)}` }),
    [route.type, failure],
  );
  return (
    <GifGrid
      className="results"
      queryKey={queryKey}
      fetchGifs={fetchGifs}
      track={track}
      labels={labels}
      noResultsMessage={<NoResults clients={clients} route={route} onSearch={onSearch} />}
      onGifsFetched={onFetched}
      onGifsFetchError={(error) => {
        setFailure(error);
        onFailed();
      }}
      onOpen={onOpen}
    />
  );
}
