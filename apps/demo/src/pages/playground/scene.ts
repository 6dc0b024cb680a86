import type { ReactNode } from 'react';
import type { Clients } from '../../clients.ts';
import type { StateCode } from './code-block.ts';
import type { Control, ControlValues } from './control.ts';
import type { LogCall } from './log-call.ts';
import { controlsOf, fixedPropsOf, loggedPropsOf, type PropTable } from './prop-table.ts';

/** Passed to the render function of a state. */
export interface RenderContext {
  readonly clients: Clients;
  /** The props from the controls, and the logged callbacks. */
  readonly props: { readonly [name: string]: unknown };
  readonly logCall: LogCall;
}

/** In display order. */
export const STATE_GROUPS = ['Content', 'Loading', 'Empty and errors', 'Behavior'] as const;
export type StateGroup = (typeof STATE_GROUPS)[number];

/** One component in one state. */
export interface SceneState {
  /** Used in the URL; unique within the scene. */
  readonly id: string;
  readonly label: string;
  readonly group: StateGroup;
  /** Initial values of the controls. */
  readonly preset?: ControlValues | undefined;
  readonly code: StateCode;
  readonly render: (context: RenderContext) => ReactNode;
}

/** A component with all its states and props. */
export interface Scene {
  /** Used in the URL. */
  readonly id: string;
  readonly component: string;
  /** The entry point that exports it. */
  readonly from: string;
  readonly controls: readonly Control[];
  /** Callbacks whose calls are logged. */
  readonly loggedProps: readonly string[];
  /** Props without a control, with the reason. */
  readonly fixedProps: readonly (readonly [name: string, reason: string])[];
  readonly states: readonly [SceneState, ...SceneState[]];
}

export interface SceneOf<P> extends Pick<Scene, 'id' | 'component' | 'from' | 'states'> {
  readonly props: PropTable<P>;
}

export function sceneOf<P>({ props, ...scene }: SceneOf<P>): Scene {
  return { ...scene, controls: controlsOf(props), loggedProps: loggedPropsOf(props), fixedProps: fixedPropsOf(props) };
}
