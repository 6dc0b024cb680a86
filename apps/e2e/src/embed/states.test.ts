import { inject, it } from 'vitest';
import { violations } from '../harness/violations.ts';
import { CELLS, enter, pathOf } from './embed-states.ts';
import { openEmbed } from './open-embed.ts';

// Beside each other: a page waits for its service and its fades while another is looked through.
it.concurrent.for(CELLS)(
  'has no accessibility fault that a tool can find %s: %s [E-1]',
  async ([, , state, options], test) => {
    const { page } = await openEmbed(inject('server') + pathOf(state), { ...options, ...state.options, test });
    await enter(page, state);
    test.expect(await violations(page)).toEqual([]);
  },
);
