import type { Client } from '@zoetrope/fetch-api';
import { altText, bestRendition, type Gif } from '@zoetrope/model';
import { LoadError, useLoad } from '@zoetrope/ui';
import { useId, useState } from 'react';

/** Fills two rows. */
const LIMIT = 12;

export interface GifChoiceProps {
  readonly client: Client;
  readonly chosen: Gif | undefined;
  readonly onChoose: (gif: Gif) => void;
}

/** Selects the GIF to embed: trending GIFs, or the results of a search. */
export function GifChoice({ client, chosen, onChoose }: GifChoiceProps) {
  const name = useId();
  const [term, setTerm] = useState('');
  const query = term.trim();
  const load = useLoad(`configurator ${query}`, async ({ signal, cache }) => {
    const options = { limit: LIMIT, signal, cache };
    const { data } = query === '' ? await client.trending(options) : await client.search(query, options);
    return data;
  });

  return (
    <fieldset className="configurator-gifs">
      <legend>GIF</legend>
      <input
        type="search"
        aria-label="Search GIFs to embed"
        placeholder="Search GIFs"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      {load.status === 'failed' ? (
        <LoadError error={load.error} missing="This server has no search." onRetry={load.retry} />
      ) : null}
      <div className="configurator-thumbs" aria-busy={load.status === 'loading'}>
        {load.status === 'ready'
          ? load.value.map((gif) => (
              <label key={gif.id}>
                <input
                  className="visually-hidden"
                  type="radio"
                  name={name}
                  checked={gif.id === chosen?.id}
                  onChange={() => onChoose(gif)}
                />
                <img src={still(gif)} alt={altText(gif)} width={88} height={66} loading="lazy" />
              </label>
            ))
          : null}
        {load.status === 'ready' && load.value.length === 0 ? <p>No results for “{query}”.</p> : null}
      </div>
    </fieldset>
  );
}

function still({ images }: Gif): string | undefined {
  const { name } = bestRendition(images, { width: 88, height: 66 }) ?? {};
  return name && (images?.[`${name}_still`]?.url ?? images?.[name]?.url);
}
