import { type Control, type ControlValues, isAllowed } from './control.ts';
import type { Scene, SceneState } from './scene.ts';

/** The state in the URL of the playground. */
export interface PlaygroundRoute {
  readonly scene: Scene;
  readonly state: SceneState;
  readonly values: ControlValues;
  readonly isRightToLeft: boolean;
  /** Width of the stage in CSS px; undefined for the full width. */
  readonly width: number | undefined;
}

const WIDTH_LIMITS = { min: 200, max: 1600 };

/** Parses a query. Invalid values are replaced by defaults, so that a mistyped link still opens a state. */
export function parsePlaygroundRoute(search: string, scenes: readonly [Scene, ...Scene[]]): PlaygroundRoute {
  const query = new URLSearchParams(search);
  const scene = scenes.find(({ id }) => id === query.get('component')) ?? scenes[0];
  const state = scene.states.find(({ id }) => id === query.get('state')) ?? scene.states[0];
  const width = Number(query.get('stage') ?? Number.NaN);
  return {
    scene,
    state,
    values: Object.fromEntries(
      scene.controls.flatMap((control) => {
        const text = readValue(control, query.get(`p.${control.name}`), state.preset?.[control.name]);
        return text === undefined ? [] : [[control.name, text]];
      }),
    ),
    isRightToLeft: query.get('dir') === 'rtl',
    width: width >= WIDTH_LIMITS.min && width <= WIDTH_LIMITS.max ? Math.round(width) : undefined,
  };
}

/** An empty text overrides a preset with the default. */
function readValue(control: Control, text: string | null, preset: string | undefined): string | undefined {
  if (text === '') return undefined;
  return text !== null && isAllowed(control, text) ? text : preset;
}

/** Returns the URL of a route, without the presets of its state. */
export function playgroundHref({ scene, state, values, isRightToLeft, width }: PlaygroundRoute): string {
  const query = new URLSearchParams({ component: scene.id, state: state.id });
  if (width !== undefined) query.set('stage', String(width));
  if (isRightToLeft) query.set('dir', 'rtl');
  for (const { name } of scene.controls) {
    const text = values[name];
    if (text !== state.preset?.[name]) query.set(`p.${name}`, text ?? '');
  }
  return `/playground?${query}`;
}

/** Changes the state, and keeps the values that differ from the presets. */
export function withState(route: PlaygroundRoute, state: SceneState): PlaygroundRoute {
  const { scene, values, state: before } = route;
  const changed = scene.controls.flatMap(({ name }) =>
    values[name] === before.preset?.[name] ? [] : [[name, values[name]] as const],
  );
  return { ...route, state, values: { ...state.preset, ...Object.fromEntries(changed) } };
}
