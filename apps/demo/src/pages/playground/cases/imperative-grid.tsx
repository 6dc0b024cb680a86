import type { Client } from '@zoetrope/fetch-api';
import { Grid, type GridHandle, type GridProps } from '@zoetrope/react-components';
import { useRef } from 'react';
import type { SceneState } from '../scene.ts';
import { CLIENT } from '../sources.ts';

interface ImperativeGridProps extends Partial<GridProps> {
  readonly client: Client;
}

/** A list that is scrolled and focused through its handle. */
function ImperativeGrid({ client, ...props }: ImperativeGridProps) {
  const grid = useRef<GridHandle>(null);
  return (
    <>
      <p className="playground-actions">
        {[1, 12, 24].map((position) => (
          <button
            key={position}
            type="button"
            className="button"
            onClick={() => grid.current?.scrollToIndex(position - 1, { behavior: 'smooth', align: 'nearest' })}
          >
            Scroll to item {position}
          </button>
        ))}
        <button type="button" className="button" onClick={() => grid.current?.focus()}>
          Focus grid
        </button>
      </p>
      <Grid {...props} handleRef={grid} fetchGifs={client.trending} />
    </>
  );
}

export const imperativeHandleState: SceneState = {
  id: 'imperative-handle',
  label: 'Imperative handle',
  group: 'Behavior',
  code: {
    ...CLIENT,
    imports: { ...CLIENT.imports, '@zoetrope/react-components': ['type GridHandle'], react: ['useRef'] },
    body: ['const grid = useRef<GridHandle>(null);'],
    siblings: [
      '<button type="button" onClick={() => grid.current?.scrollToIndex(11, { behavior: \'smooth\' })}>\n  Scroll to item 12\n</button>',
    ],
    props: ['handleRef={grid}', 'fetchGifs={client.trending}'],
  },
  render: ({ clients, props }) => <ImperativeGrid {...(props as Partial<GridProps>)} client={clients.client} />,
};
