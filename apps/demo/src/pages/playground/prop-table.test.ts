import { describe, expect, it } from 'vitest';
import { controlsOf, fixed, fixedPropsOf, LOGGED, loggedPropsOf } from './prop-table.ts';
import { SCENES } from './scenes.ts';

it('separates controls, logged callbacks and fixed props', () => {
  const table = { columns: { field: { kind: 'toggle' } }, onLeave: LOGGED, fetchGifs: fixed('Given.') } as const;
  expect(controlsOf(table)).toEqual([{ name: 'columns', field: { kind: 'toggle' } }]);
  expect(loggedPropsOf(table)).toEqual(['onLeave']);
  expect(fixedPropsOf(table)).toEqual([['fetchGifs', 'Given.']]);
});

describe.each(SCENES.map((scene) => [scene.component, scene] as const))(
  'the playground of %s',
  (_, { controls, fixedProps, states }) => {
    it('has a control for every prop that a preset sets', () => {
      const names = controls.map(({ name }) => name);
      for (const { preset = {} } of states) expect(names).toEqual(expect.arrayContaining(Object.keys(preset)));
    });

    it('has states with unique ids', () => {
      expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
    });

    // Reasons quote the labels of states.
    it('mentions existing states only in the reasons for fixed props', () => {
      const labels = fixedProps.flatMap(([, reason]) => [...reason.matchAll(/“(.*?)”/g)].map(([, label]) => label));
      expect(states.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
    });
  },
);
