import { type Chosen, type Control, isAllowed } from './control.ts';
import type { Scene, SceneState } from './scene.ts';

/** What the address of a playground says. */
export interface Place {
  readonly scene: Scene;
  readonly state: SceneState;
  readonly chosen: Chosen;
  readonly isRightToLeft: boolean;
  /** Of the stage, in CSS pixels; undefined: all that there is. */
  readonly width: number | undefined;
}

const WIDTHS = { least: 200, most: 1600 };

/** Anything that is not of ours reads as its default: a mistyped link still opens a state. */
export function parsePlace(search: string, scenes: readonly [Scene, ...Scene[]]): Place {
  const query = new URLSearchParams(search);
  const scene = scenes.find(({ id }) => id === query.get('component')) ?? scenes[0];
  const state = scene.states.find(({ id }) => id === query.get('state')) ?? scene.states[0];
  const width = Number(query.get('stage') ?? Number.NaN);
  return {
    scene,
    state,
    chosen: Object.fromEntries(
      scene.controls.flatMap((control) => {
        const text = chosenText(control, query.get(`p.${control.name}`), state.preset?.[control.name]);
        return text === undefined ? [] : [[control.name, text]];
      }),
    ),
    isRightToLeft: query.get('dir') === 'rtl',
    width: width >= WIDTHS.least && width <= WIDTHS.most ? Math.round(width) : undefined,
  };
}

/** An empty text takes back what a state presets. */
function chosenText(control: Control, text: string | null, preset: string | undefined): string | undefined {
  if (text === '') return undefined;
  return text !== null && isAllowed(control, text) ? text : preset;
}

/** The shortest address of a place: what a state presets is left out. */
export function placeHref({ scene, state, chosen, isRightToLeft, width }: Place): string {
  const query = new URLSearchParams({ component: scene.id, state: state.id });
  if (width !== undefined) query.set('stage', String(width));
  if (isRightToLeft) query.set('dir', 'rtl');
  for (const { name } of scene.controls) {
    const text = chosen[name];
    if (text !== state.preset?.[name]) query.set(`p.${name}`, text ?? '');
  }
  return `/playground?${query}`;
}

/** The same choice in another state: what differs from the preset here differs there. */
export function inState(place: Place, state: SceneState): Place {
  const { scene, chosen, state: before } = place;
  const changed = scene.controls.flatMap(({ name }) =>
    chosen[name] === before.preset?.[name] ? [] : [[name, chosen[name]] as const],
  );
  return { ...place, state, chosen: { ...state.preset, ...Object.fromEntries(changed) } };
}
