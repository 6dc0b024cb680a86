import { expect, it } from 'vitest';
import { because, controlsOf, reasonsIn, TOLD, toldIn } from './prop-table.ts';
import { SCENES } from './scenes.ts';

it('sorts the props of a table by what the page does with them', () => {
  const table = { columns: { field: { kind: 'toggle' } }, onLeave: TOLD, fetchGifs: because('Given.') } as const;
  expect(controlsOf(table)).toEqual([{ name: 'columns', field: { kind: 'toggle' } }]);
  expect(toldIn(table)).toEqual(['onLeave']);
  expect(reasonsIn(table)).toEqual([['fetchGifs', 'Given.']]);
});

it.each(SCENES.map((scene) => [scene.component, scene] as const))(
  'presets nothing in a state of %s that its controls could not say, and names states that are there',
  (_, { controls, reasons, states }) => {
    const names = controls.map(({ name }) => name);
    for (const { preset = {} } of states) expect(names).toEqual(expect.arrayContaining(Object.keys(preset)));
    const mentioned = reasons.flatMap(([, reason]) => [...reason.matchAll(/“(.*?)”/g)].map(([, label]) => label));
    expect(states.map(({ label }) => label)).toEqual(expect.arrayContaining(mentioned));
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
  },
);
