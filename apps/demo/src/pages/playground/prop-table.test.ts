import type { GridProps } from '@zoetrope/react-components';
import { expect, expectTypeOf, it } from 'vitest';
import { because, controlsOf, type OwnProp, type PropTable, reasonsIn, TOLD, toldIn } from './prop-table.ts';
import { SCENES } from './scenes.ts';

it('lets no prop of a component be forgotten: the type of its table wants each', () => {
  expectTypeOf<'columns' | 'onGifClick' | 'track'>().toExtend<OwnProp<GridProps>>();
  expectTypeOf<'id' | 'className' | 'onClick' | 'aria-label'>().not.toExtend<OwnProp<GridProps>>();
  // @ts-expect-error a table without entries lacks every prop of a Grid
  const table: PropTable<GridProps> = {};
  expect(table).toEqual({});
});

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
