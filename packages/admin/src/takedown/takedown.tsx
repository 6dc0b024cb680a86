import type { SearchServiceGif } from '@zoetrope/model/management';
import { MAX_QUERY_LENGTH, normalizeQuery } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import type { SectionProps } from '../section-props.ts';
import { CsvButton } from './csv-button.tsx';
import { ResultList } from './result-list.tsx';
import { TakedownPanel } from './takedown-panel.tsx';
import './takedown.css';

const LIMIT = 12;

/** The search of moderators, which includes hidden GIFs, and the takedown of a result. */
export function Takedown({ clients, management }: SectionProps) {
  const [text, setText] = useState('');
  const [q, setQ] = useState('happy');
  const [changes, setChanges] = useState(0);
  const [open, setOpen] = useState<string>();
  const search = useLoadWithPrevious(`takedown:${changes}:${q}`, ({ signal }) =>
    management.client.searchService({ q, limit: LIMIT }, { signal }),
  );
  const results: readonly SearchServiceGif[] = search.value?.results ?? [];
  const chosen = results.find(({ gif }) => gif.id === open);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = normalizeQuery(text);
    if (next !== '') setQ(next);
  }

  return (
    <div className="two-columns">
      <div className="stack">
        <h2 className="section-title">Find GIFs</h2>
        <form className="result-search" onSubmit={submit}>
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
        <FormError error={search.error} />
        {search.value ? (
          <>
            <p role="status" className="soft">
              {search.value.count === 1 ? 'One GIF' : `${search.value.count} GIFs`} for “{q}”
              {search.value.gps_keywords.length > 0
                ? `, often tagged ${search.value.gps_keywords.slice(0, 4).join(', ')}`
                : ''}
              .
            </p>
            <ResultList results={results} open={open} onOpen={setOpen} />
            <CsvButton client={management.client} q={q} />
          </>
        ) : null}
      </div>
      {chosen ? (
        <TakedownPanel
          key={chosen.gif.id}
          result={chosen}
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
