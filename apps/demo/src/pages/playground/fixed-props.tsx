import type { Scene } from './scene.ts';

/** The props without a control, and which states set them. */
export function FixedProps({ fixedProps }: Pick<Scene, 'fixedProps'>) {
  return (
    <section className="playground-fixed-props" aria-labelledby="playground-fixed-props">
      <h2 id="playground-fixed-props">Set by the state</h2>
      <dl>
        {fixedProps.map(([name, reason]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
