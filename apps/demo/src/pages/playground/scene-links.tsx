import { useId } from 'react';
import { NARROW, useMediaQuery } from '../../parts/use-media-query.ts';
import { inState, type Place } from './address.ts';
import { PlaceLink } from './place-link.tsx';
import { type Scene, STATE_GROUPS, type StateGroup } from './scene.ts';
import { SCENES } from './scenes.ts';

export interface SceneLinksProps {
  readonly place: Place;
  readonly onGo: (place: Place) => void;
}

/** All components, and the states of the open one in groups: links, or two menus where the links would not fit. */
export function SceneLinks({ place, onGo }: SceneLinksProps) {
  const isNarrow = useMediaQuery(NARROW);
  const groups = STATE_GROUPS.map((group) => ({
    group,
    states: place.scene.states.filter((state) => state.group === group),
  })).filter(({ states }) => states.length > 0);
  return isNarrow ? (
    <SceneMenus place={place} onGo={onGo} groups={groups} />
  ) : (
    <SceneRows place={place} onGo={onGo} groups={groups} />
  );
}

interface GroupedProps extends SceneLinksProps {
  readonly groups: readonly { readonly group: StateGroup; readonly states: readonly Scene['states'][number][] }[];
}

const firstState = (place: Place, scene: Scene): Place => ({
  ...place,
  scene,
  state: scene.states[0],
  chosen: scene.states[0].preset ?? {},
});

function SceneRows({ place, onGo, groups }: GroupedProps) {
  const id = useId();
  return (
    <div className="playground-links">
      <nav className="playground-components" aria-label="Components">
        <ul>
          {SCENES.map((scene) => (
            <li key={scene.id}>
              <PlaceLink to={firstState(place, scene)} isOpen={scene === place.scene} onGo={onGo}>
                {scene.component}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav className="playground-states" aria-label={`States of ${place.scene.component}`}>
        {groups.map(({ group, states }) => (
          <div key={group}>
            <h2 id={`${id}-${group}`}>{group}</h2>
            <ul aria-labelledby={`${id}-${group}`}>
              {states.map((state) => (
                <li key={state.id}>
                  <PlaceLink to={inState(place, state)} isOpen={state === place.state} onGo={onGo}>
                    {state.label}
                  </PlaceLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}

function SceneMenus({ place, onGo, groups }: GroupedProps) {
  const id = useId();
  const { scene: openScene, state: openState } = place;
  return (
    <div className="playground-menus">
      <label htmlFor={`${id}-component`}>Component</label>
      <select
        id={`${id}-component`}
        value={openScene.id}
        onChange={({ target }) => {
          const scene = SCENES.find((each) => each.id === target.value);
          if (scene) onGo(firstState(place, scene));
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
          const state = openScene.states.find((each) => each.id === target.value);
          if (state) onGo(inState(place, state));
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
