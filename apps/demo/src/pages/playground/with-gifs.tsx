import type { Gif } from '@zoetrope/model';
import { LoadError, useLoad } from '@zoetrope/ui';
import type { ReactNode } from 'react';
import type { Clients } from '../../clients.ts';

export interface WithGifsProps {
  readonly clients: Clients;
  /** Default: 'gifs'. */
  readonly type?: 'gifs' | 'stickers' | 'videos';
  readonly count: number;
  readonly children: (gifs: readonly Gif[]) => ReactNode;
}

/** Loads trending GIFs of a type for its children. */
export function WithGifs({ clients, type = 'gifs', count, children }: WithGifsProps) {
  const load = useLoad(`playground ${type} ${count}`, async ({ signal }) => {
    const { data } = await clients.client.trending({ type, limit: count, signal });
    return data;
  });
  if (load.status === 'failed')
    return <LoadError error={load.error} missing="This GIF does not exist." onRetry={load.retry} />;
  return load.status === 'ready' ? children(load.value) : null;
}

export interface WithGifProps extends Omit<WithGifsProps, 'count' | 'children'> {
  readonly children: (gif: Gif) => ReactNode;
}

/** Loads one GIF for its children. */
export function WithGif({ children, ...props }: WithGifProps) {
  return (
    <WithGifs {...props} count={1}>
      {([gif]) => gif && children(gif)}
    </WithGifs>
  );
}
