import type { FetchGifs } from '@zoetrope/model';
import type { ReactNode } from 'react';
import type { SceneState, Show } from './scene.ts';
import { SOURCES } from './sources.ts';

/** The states of a list of GIFs, whatever draws it. */
export function listStates(
  draw: (show: Show, fetchGifs: FetchGifs) => ReactNode,
): readonly [SceneState, ...SceneState[]] {
  const [first, ...others] = SOURCES;
  const stateOf = ({ id, label, code, fetchGifs }: typeof first): SceneState => ({
    id,
    label,
    code: [code],
    render: (show) => draw(show, fetchGifs(show.clients.client)),
  });
  return [stateOf(first), ...others.map(stateOf)];
}
