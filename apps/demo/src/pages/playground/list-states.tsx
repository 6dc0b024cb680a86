import { initialGifsState } from './cases/initial-gifs-list.tsx';
import type { RenderList } from './cases/render-list.ts';
import { queryChangeState } from './cases/search-list.tsx';
import type { SceneState } from './scene.ts';
import { SOURCES } from './sources.ts';

/** The states that all lists share. */
export function listStates(renderList: RenderList): readonly [SceneState, ...SceneState[]] {
  const [first, ...others] = SOURCES;
  const stateOf = ({ id, label, group, code, needs, fetchGifs }: typeof first): SceneState => ({
    id,
    label,
    group,
    code: { ...needs, props: [`fetchGifs={${code}}`] },
    render: (context) => renderList(context, { fetchGifs: fetchGifs(context.clients.client) }),
  });
  return [stateOf(first), ...others.map(stateOf), queryChangeState(renderList), initialGifsState(renderList)];
}
