import { useState } from 'react';
import type { PageProps } from '../demo-page.ts';
import type { Place } from './address.ts';
import { CodeToCopy } from './code-to-copy.tsx';
import { propsOf } from './control.ts';
import { ControlField } from './control-field.tsx';
import { Reasons } from './reasons.tsx';
import { SceneLinks } from './scene-links.tsx';
import { StageFields } from './stage-fields.tsx';
import { toCode } from './to-code.ts';
import { ToldList } from './told-list.tsx';
import { toldProps } from './told-props.ts';
import { usePlace } from './use-place.ts';
import { useTold } from './use-told.ts';
import './playground.css';

/** Every component in each of its states, with each of its props, and the code for it. All of it is in the address. */
export function Playground({ clients, page }: PageProps) {
  const [place, go] = usePlace(page);
  const [told, tell, forget] = useTold();
  const [round, setRound] = useState(0);
  const { scene, state, chosen, width } = place;
  const props = { ...toldProps(scene.told, tell), ...propsOf(scene.controls, chosen, tell) };
  const code = toCode({ name: scene.component, from: scene.from }, state.code, scene.controls, chosen);
  const change = (changed: Partial<Place>) => go({ ...place, ...changed }, 'replace');

  function open(next: Place): void {
    forget();
    go(next, 'push');
  }

  function restart(): void {
    forget();
    setRound(round + 1);
  }

  return (
    <>
      <header className="playground-head">
        <h1 className="display">Playground</h1>
        <p>See every component in every state, change its props, and copy the code.</p>
      </header>
      <SceneLinks place={place} onGo={open} />
      <div className="playground">
        <section className="playground-main" aria-label={`${scene.component}: ${state.label}`}>
          <StageFields place={place} onChange={change} onRestart={restart} />
          <div className="playground-stage" dir={place.isRightToLeft ? 'rtl' : undefined} data-stage={state.id}>
            <div style={{ maxWidth: width }} key={`${scene.id} ${state.id} ${round}`}>
              {state.render({ clients, props, tell })}
            </div>
          </div>
          <CodeToCopy code={code} />
        </section>
        <aside className="playground-side" aria-label="Props and callbacks">
          <form className="playground-props" onSubmit={(event) => event.preventDefault()}>
            <h2>Props</h2>
            {scene.controls.map((control) => (
              <ControlField
                key={control.name}
                control={control}
                text={chosen[control.name]}
                onChange={(text) => change({ chosen: { ...chosen, [control.name]: text } })}
              />
            ))}
          </form>
          <Reasons reasons={scene.reasons} />
          <ToldList told={told} names={scene.told} />
        </aside>
      </div>
    </>
  );
}
