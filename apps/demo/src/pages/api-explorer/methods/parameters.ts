import type { Parameter } from '../method.ts';

const RATINGS = ['pg-13', 'y', 'g', 'pg', 'r'];

export const term: Parameter = { name: 'term', example: 'cat', positional: true };
export const gifId: Parameter = {
  name: 'id',
  hint: 'The id of a GIF, from a response of another method.',
  positional: true,
};
export const rating: Parameter = { name: 'rating', choices: RATINGS };
export const offset: Parameter = { name: 'offset', kind: 'number' };
export const limit: Parameter = { name: 'limit', kind: 'number', example: '5' };
export const page: readonly Parameter[] = [offset, limit];
export const type = (...choices: readonly string[]): Parameter => ({ name: 'type', choices });
