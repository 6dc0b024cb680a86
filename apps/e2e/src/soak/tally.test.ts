import { expect, it } from 'vitest';
import { createTallies } from './tally.ts';

it('counts an event once, and tells a resend from one that came twice as new [N-4]', () => {
  const tallies = createTallies();
  tallies.add('closed/1#0', 'a');
  tallies.add('closed/1#1', 'b');
  tallies.add('closed/1#1', 'b');
  tallies.add('closed/2#0', 'c');
  tallies.add('closed/2#0', 'd');
  tallies.add('closed, asked/1#0', undefined);
  tallies.add('closed, asked/1#0', undefined);
  expect(tallies.of('closed')).toEqual({ arrived: 3, resent: 1, doubled: 1 });
  expect(tallies.of('closed/1')).toEqual({ arrived: 2, resent: 1, doubled: 0 });
  expect(tallies.of('closed, asked')).toEqual({ arrived: 1, resent: 0, doubled: 1 });
  expect(tallies.of('never')).toEqual({ arrived: 0, resent: 0, doubled: 0 });
});
