import { useState } from 'react';
import type { PageProps } from '../demo-page.ts';
import { CallbackLog } from './callback-log.tsx';
import { CodeToCopy } from './code-to-copy.tsx';
import { propsOf } from './control.ts';
import { ControlField } from './control-field.tsx';
import { FixedProps } from './fixed-props.tsx';
import { loggingProps } from './logging-props.ts';
import type { PlaygroundRoute } from './playground-route.ts';
import { SceneLinks } from './scene-links.tsx';
import { StageFields } from './stage-fields.tsx';
import { toCode } from './to-code.ts';
import { useCallbackLog } from './use-callback-log.ts';
import { usePlaygroundRoute } from './use-playground-route.ts';
import './playground.css';

/** Shows every component in every state, with its props and code. The URL contains the whole selection. */
export function Playground({ clients, page }: PageProps) {
  const [route, navigate] = usePlaygroundRoute(page);
  const [calls, logCall, clearLog] = useCallbackLog();
  const [resets, setResets] = useState(0);
  const { scene, state, values, width } = route;
  const props = { ...loggingProps(scene.loggedProps, logCall), ...propsOf(scene.controls, values, logCall) };
  const code = toCode({ name: scene.component, from: scene.from }, state.code, { controls: scene.controls, values });
  const change = (changed: Partial<PlaygroundRoute>) => navigate({ ...route, ...changed }, 'replace');

  function open(next: PlaygroundRoute): void {
    clearLog();
    navigate(next, 'push');
  }

  function reset(): void {
    clearLog();
    setResets(resets + 1);
  }

  return (
    <>
      <header className="playground-head">
        <h1 className="display">Playground</h1>
        <p>See every component in every state, change its props, and copy the code.</p>
      </header>
      <SceneLinks route={route} onNavigate={open} />
      <div className="playground">
        <section className="playground-main" aria-label={`${scene.component}: ${state.label}`}>
          <StageFields route={route} onChange={change} onReset={reset} />
          <div className="playground-stage" dir={route.isRightToLeft ? 'rtl' : undefined} data-stage={state.id}>
            <div style={{ maxWidth: width }} key={`${scene.id} ${state.id} ${resets}`}>
              {state.render({ clients, props, logCall })}
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
                text={values[control.name]}
                onChange={(text) => change({ values: { ...values, [control.name]: text } })}
              />
            ))}
          </form>
          <FixedProps fixedProps={scene.fixedProps} />
          <CallbackLog calls={calls} names={scene.loggedProps} />
        </aside>
      </div>
    </>
  );
}
