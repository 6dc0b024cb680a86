import { altText, aspectRatio, type Gif } from '@zoetrope/model';
import { useLoad } from '@zoetrope/ui';
import { useState } from 'react';
import type { PageProps } from '../demo-page.ts';
import { CodeBlock } from './code-block.tsx';
import { type EmbedOptions, embedSnippet, embedUrlOf } from './embed-options.ts';
import { GifChoice } from './gif-choice.tsx';
import { OptionFields } from './option-fields.tsx';
import { Preview } from './preview.tsx';
import './configurator.css';

const INITIAL_OPTIONS: EmbedOptions = { format: 'frame', width: 480, height: 480, alwaysPause: false, cutOut: false };

/** Generates the embed code of a GIF, with a preview. */
export function Configurator({ clients: { client, provider } }: PageProps) {
  const [picked, setPicked] = useState<Gif>();
  const [options, setOptions] = useState(INITIAL_OPTIONS);
  const first = useLoad('configurator first', async ({ signal }) => {
    const { data } = await client.trending({ limit: 1, signal });
    return data[0];
  });
  const gif = picked ?? (first.status === 'ready' ? first.value : undefined);
  const title = gif && (gif.title.trim() || altText(gif));

  return (
    <>
      <header className="configurator-head">
        <h1 className="display">Embed</h1>
        <p>Choose a GIF, adjust its embed, and copy the code to your page.</p>
      </header>
      <div className="configurator">
        <form className="configurator-form" onSubmit={(event) => event.preventDefault()}>
          <GifChoice client={client} chosen={gif} onChoose={setPicked} />
          <OptionFields options={options} onChange={setOptions} ratio={gif ? aspectRatio(gif) : 1} />
          {gif && title ? <CodeBlock code={embedSnippet({ gif, title, provider, options })} /> : null}
        </form>
        {gif && title ? <Preview url={embedUrlOf(gif, provider, options)} title={title} options={options} /> : null}
      </div>
    </>
  );
}
