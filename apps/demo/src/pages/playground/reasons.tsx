import type { Scene } from './scene.ts';

/** The props that are not to choose here, and where they are shown instead. */
export function Reasons({ reasons }: Pick<Scene, 'reasons'>) {
  return (
    <section className="playground-reasons" aria-labelledby="playground-reasons">
      <h2 id="playground-reasons">Set by the state</h2>
      <dl>
        {reasons.map(([name, reason]) => (
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
