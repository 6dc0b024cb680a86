import type { DrawList } from './cases/draw-list.ts';
import { knownState } from './cases/known-list.tsx';
import { searchState } from './cases/search-list.tsx';
import type { SceneState } from './scene.ts';
import { SOURCES } from './sources.ts';

/** The states of a list of GIFs, whatever draws it. */
export function listStates(draw: DrawList): readonly [SceneState, ...SceneState[]] {
  const [first, ...others] = SOURCES;
  const stateOf = ({ id, label, group, code, needs, fetchGifs }: typeof first): SceneState => ({
    id,
    label,
    group,
    code: { ...needs, props: [`fetchGifs={${code}}`] },
    render: (show) => draw(show, { fetchGifs: fetchGifs(show.clients.client) }),
  });
  return [stateOf(first), ...others.map(stateOf), searchState(draw), knownState(draw)];
}
