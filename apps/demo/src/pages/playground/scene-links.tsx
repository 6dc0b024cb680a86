import { useId } from 'react';
import { NARROW, useMediaQuery } from '../../parts/use-media-query.ts';
import { PlaygroundLink } from './playground-link.tsx';
import { type PlaygroundRoute, withState } from './playground-route.ts';
import { type Scene, STATE_GROUPS, type StateGroup } from './scene.ts';
import { SCENES } from './scenes.ts';

export interface SceneLinksProps {
  readonly route: PlaygroundRoute;
  readonly onNavigate: (route: PlaygroundRoute) => void;
}

/** Links to all components and the states of the open one, or two menus if the links do not fit. */
export function SceneLinks({ route, onNavigate }: SceneLinksProps) {
  const isNarrow = useMediaQuery(NARROW);
  const groups = STATE_GROUPS.map((group) => ({
    group,
    states: route.scene.states.filter((state) => state.group === group),
  })).filter(({ states }) => states.length > 0);
  return isNarrow ? (
    <SceneMenus route={route} onNavigate={onNavigate} groups={groups} />
  ) : (
    <SceneRows route={route} onNavigate={onNavigate} groups={groups} />
  );
}

interface GroupedProps extends SceneLinksProps {
  readonly groups: readonly { readonly group: StateGroup; readonly states: readonly Scene['states'][number][] }[];
}

const firstState = (route: PlaygroundRoute, scene: Scene): PlaygroundRoute => ({
  ...route,
  scene,
  state: scene.states[0],
  values: scene.states[0].preset ?? {},
});

function SceneRows({ route, onNavigate, groups }: GroupedProps) {
  const id = useId();
  return (
    <div className="playground-links">
      <nav className="playground-components" aria-label="Components">
        <ul>
          {SCENES.map((scene) => (
            <li key={scene.id}>
              <PlaygroundLink to={firstState(route, scene)} isOpen={scene === route.scene} onNavigate={onNavigate}>
                {scene.component}
              </PlaygroundLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav className="playground-states" aria-label={`States of ${route.scene.component}`}>
        {groups.map(({ group, states }) => (
          <div key={group}>
            <h2 id={`${id}-${group}`}>{group}</h2>
            <ul aria-labelledby={`${id}-${group}`}>
              {states.map((state) => (
                <li key={state.id}>
                  <PlaygroundLink to={withState(route, state)} isOpen={state === route.state} onNavigate={onNavigate}>
                    {state.label}
                  </PlaygroundLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}

function SceneMenus({ route, onNavigate, groups }: GroupedProps) {
  const id = useId();
  const { scene: openScene, state: openState } = route;
  return (
    <div className="select-fields">
      <label htmlFor={`${id}-component`}>Component</label>
      <select
        id={`${id}-component`}
        value={openScene.id}
        onChange={({ target }) => {
          const scene = SCENES.find((candidate) => candidate.id === target.value);
          if (scene) onNavigate(firstState(route, scene));
        }}
      >
        {SCENES.map((scene) => (
          <option key={scene.id} value={scene.id}>
            {scene.component}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-state`}>State</label>
      <select
        id={`${id}-state`}
        value={openState.id}
        onChange={({ target }) => {
          const state = openScene.states.find((candidate) => candidate.id === target.value);
          if (state) onNavigate(withState(route, state));
        }}
      >
        {groups.map(({ group, states }) => (
          <optgroup key={group} label={group}>
            {states.map((state) => (
              <option key={state.id} value={state.id}>
                {state.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
