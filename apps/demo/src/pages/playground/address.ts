import { type Chosen, isAllowed } from './control.ts';
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
        const text = query.get(`p.${control.name}`);
        return text !== null && isAllowed(control, text) ? [[control.name, text]] : [];
      }),
    ),
    isRightToLeft: query.get('dir') === 'rtl',
    width: width >= WIDTHS.least && width <= WIDTHS.most ? Math.round(width) : undefined,
  };
}

/** The shortest address of a place: defaults are left out. */
export function placeHref({ scene, state, chosen, isRightToLeft, width }: Place): string {
  const query = new URLSearchParams({ component: scene.id, state: state.id });
  if (width !== undefined) query.set('stage', String(width));
  if (isRightToLeft) query.set('dir', 'rtl');
  for (const [name, text] of Object.entries(chosen)) if (text !== undefined) query.set(`p.${name}`, text);
  return `/playground?${query}`;
}
