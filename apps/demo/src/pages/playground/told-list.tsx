import type { Told } from './use-told.ts';

export interface ToldListProps {
  readonly told: readonly Told[];
  /** Every callback that is listened to. */
  readonly names: readonly string[];
}

/** What the callbacks were told, newest first. */
export function ToldList({ told, names }: ToldListProps) {
  return (
    <section className="playground-told" aria-labelledby="playground-told">
      <h2 id="playground-told">Callbacks</h2>
      {told.length === 0 ? <p>No calls yet. Hover over a GIF, or focus one and press a key.</p> : null}
      <ol>
        {told.map(({ number, name, about }) => (
          <li key={number}>
            <code>{name}</code> {about}
          </li>
        ))}
      </ol>
      {names.length > 0 && (
        <details>
          <summary>All {names.length} callbacks</summary>
          <p>
            {names.map((name) => (
              <code key={name}>{name} </code>
            ))}
          </p>
        </details>
      )}
    </section>
  );
}
