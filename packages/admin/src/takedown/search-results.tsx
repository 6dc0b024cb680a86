import { useState } from 'react';
import { Pagination } from '../forms/pagination.tsx';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import { describePage } from '../library/describe-results.ts';
import { CsvButton } from './csv-button.tsx';
import { SelectEntries, type TakedownContext } from './select-entries.tsx';
import { fromSearch } from './takedown-entry.ts';

const PAGE_SIZE = 12;

export interface SearchResultsProps extends TakedownContext {
  readonly q: string;
}

/** What the moderators' search finds, which includes hidden and removed GIFs. */
export function SearchResults({ q, clients, management }: SearchResultsProps) {
  const [changes, setChanges] = useState(0);
  const [offset, setOffset] = useState(0);
  const search = useLoadWithPrevious(`takedown-search:${changes}:${offset}`, async ({ signal }) => {
    const page = await management.client.searchService({ q, limit: PAGE_SIZE, offset }, { signal });
    return { ...page, offset };
  });
  const { results, count: total = 0, gps_keywords: keywords = [], offset: shown = 0 } = search.value ?? {};
  const page = { offset: shown, count: results?.length ?? 0, total };
  const often = keywords.length > 0 ? `, often tagged ${keywords.slice(0, 4).join(', ')}` : '';
  return (
    <SelectEntries
      {...{ clients, management }}
      entries={results?.map(fromSearch)}
      label="Search results"
      empty={`No results for “${q}”.`}
      summary={total === 0 ? '' : `${describePage(page)}${often}.`}
      error={search.error}
      onRetry={search.retry}
      onChange={() => setChanges((count) => count + 1)}
    >
      <Pagination {...page} pageSize={PAGE_SIZE} onChange={setOffset} />
      {total === 0 ? null : <CsvButton client={management.client} q={q} />}
    </SelectEntries>
  );
}
