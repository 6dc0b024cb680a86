import { MAX_QUERY_LENGTH, normalizeQuery } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import { ViewSwitch } from '../forms/view-switch.tsx';
import type { SectionProps } from '../section-props.ts';
import { BlockedPictures } from './blocked-pictures.tsx';
import { CurrentTakedowns } from './current-takedowns.tsx';
import { SearchResults } from './search-results.tsx';
import './takedown.css';

type View = 'current' | 'blocked' | 'search';

/** The current takedowns, the blocked pictures, and a search for GIFs to take down, which includes hidden ones. */
export function Takedown({ clients, management }: SectionProps) {
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  const [view, setView] = useState<View>('current');

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = normalizeQuery(text);
    if (next === '') return;
    setQ(next);
    setView('search');
  }

  return (
    <div className="stack">
      <h2 className="section-title">Takedowns</h2>
      <search>
        <form className="result-search" aria-label="Search all GIFs" onSubmit={submit}>
          <input
            type="search"
            className="input"
            aria-label="Search all GIFs, including hidden ones"
            placeholder="Find GIFs to take down"
            maxLength={MAX_QUERY_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            Search
          </button>
        </form>
      </search>
      <ViewSwitch
        label="List"
        views={[
          ['current', 'Taken down'],
          ['blocked', 'Blocked pictures'],
          ...(q === '' ? [] : ([['search', `Results for “${q}”`]] as const)),
        ]}
        view={view}
        onChange={setView}
      />
      {view === 'current' ? <CurrentTakedowns {...{ clients, management }} /> : null}
      {view === 'blocked' ? <BlockedPictures client={management.client} /> : null}
      {view === 'search' ? <SearchResults key={q} {...{ q, clients, management }} /> : null}
    </div>
  );
}
