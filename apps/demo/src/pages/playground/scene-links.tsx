import { inState, type Place } from './address.ts';
import { PlaceLink } from './place-link.tsx';
import { SCENES } from './scenes.ts';

export interface SceneLinksProps {
  readonly place: Place;
  readonly onGo: (place: Place) => void;
}

/** Every component, and every state of the one that is open. */
export function SceneLinks({ place, onGo }: SceneLinksProps) {
  return (
    <div className="playground-links">
      <nav aria-label="Components">
        <ul>
          {SCENES.map((scene) => (
            <li key={scene.id}>
              <PlaceLink
                to={{ ...place, scene, state: scene.states[0], chosen: scene.states[0].preset ?? {} }}
                isOpen={scene === place.scene}
                onGo={onGo}
              >
                {scene.component}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={`States of ${place.scene.component}`}>
        <ul>
          {place.scene.states.map((state) => (
            <li key={state.id}>
              <PlaceLink to={inState(place, state)} isOpen={state === place.state} onGo={onGo}>
                {state.label}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
