import type { Client } from '@zoetrope/fetch-api';
import { Grid, type GridHandle, type GridProps } from '@zoetrope/react-components';
import { useRef } from 'react';
import type { SceneState } from '../scene.ts';
import { CLIENT } from '../sources.ts';

interface HandledGridProps extends Partial<GridProps> {
  readonly client: Client;
}

/** A list that the application scrolls and focuses. */
function HandledGrid({ client, ...props }: HandledGridProps) {
  const grid = useRef<GridHandle>(null);
  return (
    <>
      <p className="playground-acts">
        {[1, 12, 24].map((place) => (
          <button
            key={place}
            type="button"
            className="button"
            onClick={() => grid.current?.scrollToIndex(place - 1, { behavior: 'smooth', align: 'nearest' })}
          >
            Scroll to item {place}
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

export const handledState: SceneState = {
  id: 'handled',
  label: 'Imperative handle',
  group: 'Behavior',
  code: {
    ...CLIENT,
    imports: { ...CLIENT.imports, '@zoetrope/react-components': ['type GridHandle'], react: ['useRef'] },
    body: ['const grid = useRef<GridHandle>(null);'],
    beside: [
      '<button type="button" onClick={() => grid.current?.scrollToIndex(11, { behavior: \'smooth\' })}>\n  Scroll to item 12\n</button>',
    ],
    props: ['handleRef={grid}', 'fetchGifs={client.trending}'],
  },
  render: ({ clients, props }) => <HandledGrid {...(props as Partial<GridProps>)} client={clients.client} />,
};
