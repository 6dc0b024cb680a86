import { Grid } from '@zoetrope/react-components';
import { useRef } from 'react';
import { client } from './server.ts';

export function Example() {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} style={{ height: 420, overflow: 'auto' }}>
      <Grid queryKey="trending" fetchGifs={client.trending} columns={3} />
    </div>
  );
}
