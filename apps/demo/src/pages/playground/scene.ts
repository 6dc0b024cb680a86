import type { ReactNode } from 'react';
import type { Clients } from '../../clients.ts';
import type { Control } from './control.ts';
import type { Tell } from './tell.ts';

/** What a scene is shown with. */
export interface Show {
  readonly clients: Clients;
  /** What the controls say. */
  readonly props: { readonly [name: string]: unknown };
  /** Takes what the component tells. */
  readonly tell: Tell;
}

/** One component in one state. */
export interface SceneState {
  /** In the address, and unique within its scene. */
  readonly id: string;
  readonly label: string;
  /** Props that make the state, as code. */
  readonly code: readonly string[];
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
  readonly states: readonly [SceneState, ...SceneState[]];
}
