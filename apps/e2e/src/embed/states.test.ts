import { expect, inject, it } from 'vitest';
import { violations } from '../rig/violations.ts';
import { CELLS, enter, pathOf } from './embed-states.ts';
import { openEmbed } from './open-embed.ts';

it.each(CELLS)('has no accessibility fault that a tool can find %s: %s [E-1]', async (_name, _size, state, options) => {
  const { page } = await openEmbed(inject('server') + pathOf(state), { ...options, ...state.options });
  await enter(page, state);
  expect(await violations(page)).toEqual([]);
});
