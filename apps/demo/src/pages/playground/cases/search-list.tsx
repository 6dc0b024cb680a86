import type { FetchGifs } from '@zoetrope/model';
import { type ReactNode, useState } from 'react';
import type { Clients } from '../../../clients.ts';
import type { SceneState } from '../scene.ts';
import { CLIENT } from '../sources.ts';
import type { RenderList } from './render-list.ts';

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
      <p className="playground-actions">
        {TERMS.map((option) => (
          <button
            key={option}
            type="button"
            className="button"
            aria-pressed={option === term}
            onClick={() => setTerm(option)}
          >
            {option}
          </button>
        ))}
      </p>
      {children({ queryKey: term, fetchGifs: (page) => client.search(term, page) })}
    </>
  );
}

export const queryChangeState = (renderList: RenderList): SceneState => ({
  id: 'query-change',
  label: 'Query change',
  group: 'Behavior',
  code: {
    ...CLIENT,
    imports: { ...CLIENT.imports, react: ['useMemo', 'useState'], 'throttle-debounce': ['debounce'] },
    body: [
      `const [term, setTerm] = useState('${TERMS[0]}');`,
      'const search = useMemo(() => debounce(250, setTerm), []);',
    ],
    siblings: ['<input aria-label="Search" defaultValue={term} onChange={({ target }) => search(target.value)} />'],
    props: ['queryKey={term}', 'fetchGifs={(page) => client.search(term, page)}'],
  },
  render: (context) => <SearchList clients={context.clients}>{(list) => renderList(context, list)}</SearchList>,
});
