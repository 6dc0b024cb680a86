import type { Told } from './use-told.ts';

/** What the callbacks were told, newest first. */
export function ToldList({ told }: { readonly told: readonly Told[] }) {
  return (
    <section className="playground-told" aria-labelledby="playground-told">
      <h2 id="playground-told">Callbacks</h2>
      {told.length === 0 ? <p>Nothing yet. Hover over a GIF, or focus one and press a key.</p> : null}
      <ol>
        {told.map(({ number, name, about }) => (
          <li key={number}>
            <code>{name}</code> {about}
          </li>
        ))}
      </ol>
    </section>
  );
}
