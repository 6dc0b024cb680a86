import type { Client } from '@zoetrope/fetch-api';
import { Grid, type GridProps } from '@zoetrope/react-components';
import { useState } from 'react';
import type { SceneState } from '../scene.ts';
import { CLIENT } from '../sources.ts';

interface PickedGridProps extends Partial<GridProps> {
  readonly client: Client;
}

/** A list box whose selection the application keeps. */
function PickedGrid({ client, ...props }: PickedGridProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  return (
    <Grid
      {...props}
      fetchGifs={client.trending}
      selectedIds={picked}
      onGifClick={({ id }) => setPicked(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id])}
    />
  );
}

export const listboxState: SceneState = {
  id: 'listbox',
  label: 'Selectable',
  group: 'Behavior',
  preset: { listbox: 'multiple' },
  code: {
    ...CLIENT,
    imports: { ...CLIENT.imports, react: ['useState'] },
    body: ['const [picked, setPicked] = useState<readonly string[]>([]);'],
    props: [
      'fetchGifs={client.trending}',
      'selectedIds={picked}',
      [
        'onGifClick={({ id }) =>',
        '  setPicked(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id])',
        '}',
      ].join('\n'),
    ],
  },
  render: ({ clients, props }) => <PickedGrid {...(props as Partial<GridProps>)} client={clients.client} />,
};
