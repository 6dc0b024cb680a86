import { inject, it } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility-violations.ts';
import { CELLS, enter, pathOf } from './embed-states.ts';
import { openEmbed } from './open-embed.ts';

// Concurrent: one page waits for the server and its animations while another is checked.
it.concurrent.for(CELLS)('has no accessibility violations %s: %s [E-1]', async ([, , state, options], test) => {
  const { page } = await openEmbed(inject('server') + pathOf(state), { ...options, ...state.options, test });
  await enter(page, state);
  test.expect(await accessibilityViolations(page)).toEqual([]);
});
