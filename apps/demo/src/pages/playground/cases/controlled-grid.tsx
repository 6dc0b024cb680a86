import type { Client } from '@zoetrope/fetch-api';
import type { Gif } from '@zoetrope/model';
import { Grid, type GridProps } from '@zoetrope/react-components';
import { useRef, useState } from 'react';
import type { SceneState } from '../scene.ts';
import { CLIENT } from '../sources.ts';

interface ControlledGridProps extends Partial<GridProps> {
  readonly client: Client;
}

/** A controlled list: the application adds, removes and reorders items, and the scroll position stays. */
function ControlledGrid({ client, onGifsFetched, ...props }: ControlledGridProps) {
  const [gifs, setGifs] = useState<readonly Gif[]>([]);
  const count = useRef(0);

  async function addOne(): Promise<void> {
    count.current += 1;
    const { data } = await client.search('dance', { limit: 1, offset: count.current });
    setGifs((before) => [...data, ...before.filter(({ id }) => !data.some((added) => added.id === id))]);
  }

  return (
    <>
      <p className="playground-actions">
        <button type="button" className="button" onClick={addOne}>
          Prepend one
        </button>
        <button type="button" className="button" onClick={() => setGifs(gifs.slice(1))}>
          Remove first
        </button>
        <button type="button" className="button" onClick={() => setGifs([...gifs].reverse())}>
          Reverse
        </button>
      </p>
      <Grid
        {...props}
        externalGifs={gifs}
        fetchGifs={client.trending}
        onGifsFetched={(fetched) => {
          setGifs(fetched);
          onGifsFetched?.(fetched);
        }}
      />
    </>
  );
}

export const controlledState: SceneState = {
  id: 'controlled',
  label: 'Controlled',
  group: 'Behavior',
  code: {
    ...CLIENT,
    imports: {
      ...CLIENT.imports,
      '@zoetrope/model': [...(CLIENT.imports?.['@zoetrope/model'] ?? []), 'type Gif as GifData'],
      react: ['useState'],
    },
    body: ['const [gifs, setGifs] = useState<readonly GifData[]>([]);'],
    siblings: ['<button type="button" onClick={() => setGifs(gifs.slice(1))}>\n  Remove first\n</button>'],
    props: ['externalGifs={gifs}', 'onGifsFetched={setGifs}', 'fetchGifs={client.trending}'],
  },
  render: ({ clients, props }) => <ControlledGrid {...(props as Partial<GridProps>)} client={clients.client} />,
};
