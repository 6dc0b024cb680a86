import type { Arguments } from '../method.ts';

/** Returns a positional argument that is a string. */
export function text({ positional }: Arguments, index: number): string {
  const value = positional[index];
  return typeof value === 'string' ? value : '';
}

/** Returns a positional argument that is a list of strings. */
export function texts({ positional }: Arguments, index: number): readonly string[] {
  const value = positional[index] ?? [];
  return typeof value === 'string' ? [value] : value;
}
