import { inject } from 'vitest';

/** Whether everyone can see a GIF. */
export async function isPublic(id: string): Promise<boolean> {
  return (await fetch(`${inject('server')}/v1/gifs/${id}?api_key=zoetrope-web`)).ok;
}

/** The ids of the first five trending GIFs. */
export async function trendingIds(): Promise<readonly string[]> {
  const response = await fetch(`${inject('server')}/v1/gifs/trending?api_key=zoetrope-web&limit=5`);
  const { data } = (await response.json()) as { readonly data: readonly { readonly id: string }[] };
  return data.map(({ id }) => id);
}
