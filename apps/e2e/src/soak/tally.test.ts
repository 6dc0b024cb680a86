import { expect, it } from 'vitest';
import { createTallies } from './tally.ts';

it('counts an event once, and distinguishes resent events from duplicates [N-4]', () => {
  const tallies = createTallies();
  tallies.add('closed/1#0', 'a');
  tallies.add('closed/1#1', 'b');
  tallies.add('closed/1#1', 'b');
  tallies.add('closed/2#0', 'c');
  tallies.add('closed/2#0', 'd');
  tallies.add('closed, prompted/1#0', undefined);
  tallies.add('closed, prompted/1#0', undefined);
  expect(tallies.get('closed')).toEqual({ arrived: 3, resent: 1, doubled: 1 });
  expect(tallies.get('closed/1')).toEqual({ arrived: 2, resent: 1, doubled: 0 });
  expect(tallies.get('closed, prompted')).toEqual({ arrived: 1, resent: 0, doubled: 1 });
  expect(tallies.get('never')).toEqual({ arrived: 0, resent: 0, doubled: 0 });
});
