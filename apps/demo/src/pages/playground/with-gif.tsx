import type { Gif } from '@zoetrope/model';
import type { ReactNode } from 'react';
import type { Clients } from '../../clients.ts';
import { useLoad } from '../../loading/use-load.ts';
import { LoadError } from '../../parts/load-error.tsx';

export interface WithGifProps {
  readonly clients: Clients;
  readonly type: 'gifs' | 'stickers' | 'videos';
  readonly children: (gif: Gif) => ReactNode;
}

/** One GIF of a kind from the service. */
export function WithGif({ clients, type, children }: WithGifProps) {
  const load = useLoad(`playground ${type}`, async ({ signal }) => {
    const { data } = await clients.client.trending({ type, limit: 1, signal });
    return data[0];
  });
  if (load.status === 'failed')
    return <LoadError error={load.error} missing="There is no such GIF." onRetry={load.retry} />;
  return load.status === 'ready' && load.value ? children(load.value) : null;
}
