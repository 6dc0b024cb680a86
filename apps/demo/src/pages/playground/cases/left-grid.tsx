import type { Client } from '@zoetrope/fetch-api';
import { Grid, type GridProps, type GridSnapshot } from '@zoetrope/react-components';
import { useState } from 'react';
import type { SceneState } from '../scene.ts';
import { CLIENT } from '../sources.ts';

interface LeftGridProps extends Partial<GridProps> {
  readonly client: Client;
}

/** A list that mounts again where it was left. */
function LeftGrid({ client, onLeave, ...props }: LeftGridProps) {
  const [isShown, setIsShown] = useState(true);
  const [snapshot, setSnapshot] = useState<GridSnapshot>();
  return (
    <>
      <p className="playground-acts">
        <button type="button" className="button" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Unmount' : 'Mount'}
        </button>
      </p>
      {isShown && (
        <Grid
          {...props}
          fetchGifs={client.trending}
          snapshot={snapshot}
          onLeave={(left) => {
            setSnapshot(left);
            onLeave?.(left);
          }}
        />
      )}
    </>
  );
}

export const leftState: SceneState = {
  id: 'left',
  label: 'Scroll restoration',
  group: 'Behavior',
  code: {
    ...CLIENT,
    imports: {
      ...CLIENT.imports,
      '@zoetrope/react-components': ['type GridSnapshot'],
    },
    before: [...(CLIENT.before ?? []), '/** Kept until the page is closed. */\nlet left: GridSnapshot | undefined;'],
    props: ['fetchGifs={client.trending}', 'snapshot={left}', 'onLeave={(snapshot) => {\n  left = snapshot;\n}}'],
  },
  render: ({ clients, props }) => <LeftGrid {...(props as Partial<GridProps>)} client={clients.client} />,
};
