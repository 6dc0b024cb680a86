import type { FetchGifs } from '@zoetrope/model';
import { type ReactNode, useState } from 'react';
import type { Clients } from '../../../clients.ts';
import type { SceneState } from '../scene.ts';
import { CLIENT } from '../sources.ts';
import type { DrawList } from './draw-list.ts';

const TERMS = ['cat', 'dance', 'zzzz'];

interface SearchListProps {
  readonly clients: Clients;
  readonly children: (list: { readonly queryKey: string; readonly fetchGifs: FetchGifs }) => ReactNode;
}

/** A list that resets with each term. */
function SearchList({ clients: { client }, children }: SearchListProps) {
  const [term, setTerm] = useState(TERMS[0] ?? '');
  return (
    <>
      <p className="playground-acts">
        {TERMS.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={each === term}
            onClick={() => setTerm(each)}
          >
            {each}
          </button>
        ))}
      </p>
      {children({ queryKey: term, fetchGifs: (page) => client.search(term, page) })}
    </>
  );
}

export const searchState = (draw: DrawList): SceneState => ({
  id: 'search',
  label: 'Query change',
  group: 'Behavior',
  code: {
    ...CLIENT,
    imports: { ...CLIENT.imports, react: ['useState'] },
    body: [`const [term, setTerm] = useState('${TERMS[0]}');`],
    beside: ['<input aria-label="Search" value={term} onChange={({ target }) => setTerm(target.value)} />'],
    props: ['queryKey={term}', 'fetchGifs={(page) => client.search(term, page)}'],
  },
  render: (show) => <SearchList clients={show.clients}>{(list) => draw(show, list)}</SearchList>,
});
