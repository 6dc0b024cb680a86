import type { Client } from '@zoetrope/fetch-api';
import { Grid, type GridProps, type GridSnapshot } from '@zoetrope/react-components';
import { useState } from 'react';
import type { SceneState } from '../scene.ts';
import { CLIENT } from '../sources.ts';

interface RestoredGridProps extends Partial<GridProps> {
  readonly client: Client;
}

/** A list that restores its scroll position when it mounts again. */
function RestoredGrid({ client, onLeave, ...props }: RestoredGridProps) {
  const [isMounted, setIsMounted] = useState(true);
  const [snapshot, setSnapshot] = useState<GridSnapshot>();
  return (
    <>
      <p className="playground-actions">
        <button type="button" className="button" onClick={() => setIsMounted(!isMounted)}>
          {isMounted ? 'Unmount' : 'Mount'}
        </button>
      </p>
      {isMounted && (
        <Grid
          {...props}
          fetchGifs={client.trending}
          snapshot={snapshot}
          onLeave={(current) => {
            setSnapshot(current);
            onLeave?.(current);
          }}
        />
      )}
    </>
  );
}

export const scrollRestorationState: SceneState = {
  id: 'scroll-restoration',
  label: 'Scroll restoration',
  group: 'Behavior',
  code: {
    ...CLIENT,
    imports: {
      ...CLIENT.imports,
      '@zoetrope/react-components': ['type GridSnapshot'],
    },
    before: [
      ...(CLIENT.before ?? []),
      '/** Kept until the page is closed. */\nlet lastSnapshot: GridSnapshot | undefined;',
    ],
    props: [
      'fetchGifs={client.trending}',
      'snapshot={lastSnapshot}',
      'onLeave={(snapshot) => {\n  lastSnapshot = snapshot;\n}}',
    ],
  },
  render: ({ clients, props }) => <RestoredGrid {...(props as Partial<GridProps>)} client={clients.client} />,
};
