import type { Client } from '@zoetrope/fetch-api';
import { Grid, type GridProps } from '@zoetrope/react-components';
import { useState } from 'react';
import type { SceneState } from '../scene.ts';
import { CLIENT } from '../sources.ts';

interface SelectableGridProps extends Partial<GridProps> {
  readonly client: Client;
}

/** A list box with a controlled selection. */
function SelectableGrid({ client, ...props }: SelectableGridProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <Grid
      {...props}
      fetchGifs={client.trending}
      selectedIds={selected}
      onGifClick={({ id }) =>
        setSelected(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])
      }
    />
  );
}

export const selectableState: SceneState = {
  id: 'selectable',
  label: 'Selectable',
  group: 'Behavior',
  preset: { listbox: 'multiple' },
  code: {
    ...CLIENT,
    imports: { ...CLIENT.imports, react: ['useState'] },
    body: ['const [selected, setSelected] = useState<readonly string[]>([]);'],
    props: [
      'fetchGifs={client.trending}',
      'selectedIds={selected}',
      [
        'onGifClick={({ id }) =>',
        '  setSelected(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])',
        '}',
      ].join('\n'),
    ],
  },
  render: ({ clients, props }) => <SelectableGrid {...(props as Partial<GridProps>)} client={clients.client} />,
};
