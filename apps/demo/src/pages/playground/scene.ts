import type { ReactNode } from 'react';
import type { Clients } from '../../clients.ts';
import type { StateCode } from './code-block.ts';
import type { Chosen, Control } from './control.ts';
import { controlsOf, type PropTable, reasonsIn, toldIn } from './prop-table.ts';
import type { Tell } from './tell.ts';

/** What a scene is shown with. */
export interface Show {
  readonly clients: Clients;
  /** What the controls say, and the callbacks that are told. */
  readonly props: { readonly [name: string]: unknown };
  /** Takes what the component tells. */
  readonly tell: Tell;
}

/** In the order in which they are shown. */
export const STATE_GROUPS = ['Content', 'Loading', 'Empty and errors', 'Behavior'] as const;
export type StateGroup = (typeof STATE_GROUPS)[number];

/** One component in one state. */
export interface SceneState {
  /** In the address, and unique within its scene. */
  readonly id: string;
  readonly label: string;
  readonly group: StateGroup;
  /** What its controls say until they are told otherwise. */
  readonly preset?: Chosen | undefined;
  readonly code: StateCode;
  readonly render: (show: Show) => ReactNode;
}

/** A component with all of its states and props. */
export interface Scene {
  /** In the address. */
  readonly id: string;
  readonly component: string;
  /** Where it is imported from. */
  readonly from: string;
  readonly controls: readonly Control[];
  /** Props of which every call is listed. */
  readonly told: readonly string[];
  /** Props that are not to choose, with why. */
  readonly reasons: readonly (readonly [name: string, reason: string])[];
  readonly states: readonly [SceneState, ...SceneState[]];
}

export interface SceneOf<P> extends Pick<Scene, 'id' | 'component' | 'from' | 'states'> {
  readonly props: PropTable<P>;
}

export function sceneOf<P>({ props, ...scene }: SceneOf<P>): Scene {
  return { ...scene, controls: controlsOf(props), told: toldIn(props), reasons: reasonsIn(props) };
}
