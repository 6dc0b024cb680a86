import { expect, it } from 'vitest';
import { controlsOf, fixed, fixedPropsOf, LOGGED, loggedPropsOf } from './prop-table.ts';
import { SCENES } from './scenes.ts';

it('separates controls, logged callbacks and fixed props', () => {
  const table = { columns: { field: { kind: 'toggle' } }, onLeave: LOGGED, fetchGifs: fixed('Given.') } as const;
  expect(controlsOf(table)).toEqual([{ name: 'columns', field: { kind: 'toggle' } }]);
  expect(loggedPropsOf(table)).toEqual(['onLeave']);
  expect(fixedPropsOf(table)).toEqual([['fetchGifs', 'Given.']]);
});

it.each(SCENES.map((scene) => [scene.component, scene] as const))(
  'has controls for all presets of %s, unique state ids, and mentions existing states only',
  (_, { controls, fixedProps, states }) => {
    const names = controls.map(({ name }) => name);
    for (const { preset = {} } of states) expect(names).toEqual(expect.arrayContaining(Object.keys(preset)));
    const mentioned = fixedProps.flatMap(([, reason]) => [...reason.matchAll(/“(.*?)”/g)].map(([, label]) => label));
    expect(states.map(({ label }) => label)).toEqual(expect.arrayContaining(mentioned));
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
  },
);
