import type { Arguments } from '../call.ts';

/** A positional argument that is a text. */
export function text({ positional }: Arguments, index: number): string {
  return texts({ positional }, index).join();
}

/** A positional argument that is a list of texts. */
export function texts({ positional }: Pick<Arguments, 'positional'>, index: number): readonly string[] {
  const value = positional[index] ?? [];
  return typeof value === 'string' ? [value] : value;
}
