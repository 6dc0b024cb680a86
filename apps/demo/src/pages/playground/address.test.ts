import { expect, it } from 'vitest';
import { inState, parsePlace, placeHref } from './address.ts';
import type { Scene, SceneState } from './scene.ts';

const state = (id: string): SceneState => ({
  id,
  label: id,
  group: 'Content',
  code: { props: [] },
  render: () => null,
});
const scene = (id: string): Scene => ({
  id,
  component: id,
  from: 'there',
  controls: [
    { name: 'columns', field: { kind: 'number', min: 1, max: 9 } },
    { name: 'motion', field: { kind: 'choice', options: ['hover', 'never'] } },
    { name: 'noLink', field: { kind: 'toggle' } },
    { name: 'message', field: { kind: 'text' } },
  ],
  told: [],
  reasons: [],
  states: [state('ready'), { ...state('failed'), preset: { columns: '2' } }],
});
const scenes = [scene('grid'), scene('gif')] as const;

it.each([
  '/playground?component=grid&state=ready',
  '/playground?component=gif&state=failed&stage=390&dir=rtl&p.columns=3&p.motion=never&p.noLink=true&p.message=a+%26+b',
  '/playground?component=gif&state=failed',
  '/playground?component=gif&state=failed&p.columns=',
])('opens what %s says, and says it again', (href) => {
  expect(placeHref(parsePlace(href.slice(href.indexOf('?')), [...scenes]))).toBe(href);
});

it.each([
  '',
  '?component=nothing&state=nothing',
  '?component=grid&state=ready&stage=1e9&dir=up&p.columns=99&p.columns2=1&p.motion=spin&p.noLink=1&p.message=',
])('reads what is not of ours in %s as a default', (search) => {
  expect(placeHref(parsePlace(search, [...scenes]))).toBe('/playground?component=grid&state=ready');
});

it.each([
  ['', '2', '?component=gif&state=failed'],
  ['&p.columns=5', '5', '?component=gif&state=failed&p.columns=5'],
  ['&p.noLink=true', '2', '?component=gif&state=failed&p.noLink=true'],
])('takes a choice along to another state, and what that presets beside it: %s', (query, columns, search) => {
  const ready = parsePlace(`?component=gif&state=ready${query}`, [...scenes]);
  const failed = inState(ready, parsePlace('?component=gif&state=failed', [...scenes]).state);
  expect(failed.chosen.columns).toBe(columns);
  expect(placeHref(failed)).toBe(`/playground${search}`);
  expect(placeHref(inState(failed, ready.state))).toBe(placeHref(ready));
});

it('takes a choice away that a state presets', () => {
  expect(parsePlace('?component=gif&state=failed', [...scenes]).chosen).toEqual({ columns: '2' });
  expect(parsePlace('?component=gif&state=failed&p.columns=', [...scenes]).chosen).toEqual({});
});
