import type { Client } from '@zoetrope/fetch-api';
import { Grid, type GridProps } from '@zoetrope/react-components';
import { useState } from 'react';

export interface PickedGridProps extends Partial<GridProps> {
  readonly client: Client;
}

/** A list box that remembers what is picked, as an application would. */
export function PickedGrid({ client, ...props }: PickedGridProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  return (
    <Grid
      listbox="multiple"
      {...props}
      fetchGifs={(offset, options) => client.trending({ offset, ...options })}
      selectedIds={picked}
      onGifClick={({ id }) => setPicked(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id])}
    />
  );
}
