import { expect, it } from 'vitest';
import { parsePlace, placeHref } from './address.ts';
import type { Scene, SceneState } from './scene.ts';

const state = (id: string): SceneState => ({ id, label: id, code: [], render: () => null });
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
  states: [state('ready'), state('failed')],
});
const scenes = [scene('grid'), scene('gif')] as const;

it.each([
  '/playground?component=grid&state=ready',
  '/playground?component=gif&state=failed&stage=390&dir=rtl&p.columns=3&p.motion=never&p.noLink=true&p.message=a+%26+b',
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
