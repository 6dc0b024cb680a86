import { expect, it } from 'vitest';
import { parsePlaygroundRoute, playgroundHref, withState } from './playground-route.ts';
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
  loggedProps: [],
  fixedProps: [],
  states: [state('ready'), { ...state('failed'), preset: { columns: '2' } }],
});
const scenes = [scene('grid'), scene('gif')] as const;

it.each([
  '/playground?component=grid&state=ready',
  '/playground?component=gif&state=failed&stage=390&dir=rtl&p.columns=3&p.motion=never&p.noLink=true&p.message=a+%26+b',
  '/playground?component=gif&state=failed',
  '/playground?component=gif&state=failed&p.columns=',
])('round-trips %s', (href) => {
  expect(playgroundHref(parsePlaygroundRoute(href.slice(href.indexOf('?')), [...scenes]))).toBe(href);
});

it.each([
  '',
  '?component=nothing&state=nothing',
  '?component=grid&state=ready&stage=1e9&dir=up&p.columns=99&p.columns2=1&p.motion=spin&p.noLink=1&p.message=',
])('replaces invalid values in %s by defaults', (search) => {
  expect(playgroundHref(parsePlaygroundRoute(search, [...scenes]))).toBe('/playground?component=grid&state=ready');
});

it.each([
  ['', '2', '?component=gif&state=failed'],
  ['&p.columns=5', '5', '?component=gif&state=failed&p.columns=5'],
  ['&p.noLink=true', '2', '?component=gif&state=failed&p.noLink=true'],
])('keeps values in another state, next to its presets: %s', (query, columns, search) => {
  const ready = parsePlaygroundRoute(`?component=gif&state=ready${query}`, [...scenes]);
  const failed = withState(ready, parsePlaygroundRoute('?component=gif&state=failed', [...scenes]).state);
  expect(failed.values.columns).toBe(columns);
  expect(playgroundHref(failed)).toBe(`/playground${search}`);
  expect(playgroundHref(withState(failed, ready.state))).toBe(playgroundHref(ready));
});

it('overrides a preset with an empty value', () => {
  expect(parsePlaygroundRoute('?component=gif&state=failed', [...scenes]).values).toEqual({ columns: '2' });
  expect(parsePlaygroundRoute('?component=gif&state=failed&p.columns=', [...scenes]).values).toEqual({});
});
