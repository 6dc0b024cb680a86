import type { SearchServiceGif } from '@zoetrope/model/management';
import { type FormEvent, useState } from 'react';
import { MAX_QUERY_LENGTH, tidyQuery } from '../../../route/route.ts';
import { FormError } from '../forms/form-error.tsx';
import { useFresh } from '../forms/use-fresh.ts';
import type { SectionProps } from '../section-props.ts';
import { CsvButton } from './csv-button.tsx';
import { FoundList } from './found-list.tsx';
import { TakedownPanel } from './takedown-panel.tsx';
import './takedown.css';

const SHOWN = 12;

/** The moderators' search, which also finds what is hidden, and what is done with one of its results. */
export function Takedown({ clients, management }: SectionProps) {
  const [text, setText] = useState('');
  const [q, setQ] = useState('happy');
  const [changes, setChanges] = useState(0);
  const [open, setOpen] = useState<string>();
  const found = useFresh(`found:${changes}:${q}`, ({ signal }) =>
    management.client.searchService({ q, limit: SHOWN }, { signal }),
  );
  const results: readonly SearchServiceGif[] = found.value?.results ?? [];
  const chosen = results.find(({ gif }) => gif.id === open);

  function search(event: FormEvent) {
    event.preventDefault();
    const next = tidyQuery(text);
    if (next !== '') setQ(next);
  }

  return (
    <div className="two-columns">
      <div className="stack">
        <h2 className="section-title">Find GIFs</h2>
        <form className="found-search" onSubmit={search}>
          <input
            type="search"
            className="input"
            aria-label="Search all GIFs, including hidden ones"
            placeholder="happy"
            maxLength={MAX_QUERY_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            Search
          </button>
        </form>
        <FormError error={found.error} />
        {found.value ? (
          <>
            <p role="status" className="soft">
              {found.value.count === 1 ? 'One GIF' : `${found.value.count} GIFs`} for “{q}”
              {found.value.gps_keywords.length > 0
                ? `, often tagged ${found.value.gps_keywords.slice(0, 4).join(', ')}`
                : ''}
              .
            </p>
            <FoundList results={results} open={open} onOpen={setOpen} />
            <CsvButton client={management.client} q={q} />
          </>
        ) : null}
      </div>
      {chosen ? (
        <TakedownPanel
          key={chosen.gif.id}
          found={chosen}
          clients={clients}
          management={management}
          onChange={() => setChanges((count) => count + 1)}
        />
      ) : (
        <p className="card soft">Select a GIF to take it down or restore it.</p>
      )}
    </div>
  );
}
