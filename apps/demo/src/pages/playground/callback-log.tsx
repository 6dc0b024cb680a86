import type { LoggedCall } from './use-callback-log.ts';

export interface CallbackLogProps {
  readonly calls: readonly LoggedCall[];
  /** Names of all logged callbacks. */
  readonly names: readonly string[];
}

/** Calls of the callbacks, newest first. */
export function CallbackLog({ calls, names }: CallbackLogProps) {
  return (
    <section className="playground-callbacks" aria-labelledby="playground-callbacks">
      <h2 id="playground-callbacks">Callbacks</h2>
      {calls.length === 0 ? <p>No calls yet. Hover over a GIF, or focus one and press a key.</p> : null}
      <ol>
        {calls.map(({ number, name, summary }) => (
          <li key={number}>
            <code>{name}</code> {summary}
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
