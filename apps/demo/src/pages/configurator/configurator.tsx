import { altText, aspectRatio, type Gif } from '@zoetrope/model';
import { useState } from 'react';
import { useLoad } from '../../loading/use-load.ts';
import type { PageProps } from '../demo-page.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { CodeBlock } from './code-block.tsx';
import { type EmbedChoice, embedAddress, embedSnippet } from './embed-choice.ts';
import { GifChoice } from './gif-choice.tsx';
import { Preview } from './preview.tsx';
import './configurator.css';

const FIRST: EmbedChoice = { form: 'frame', width: 480, height: 480, alwaysPause: false, cutOut: false };

/** Generates the embed code of a GIF, with a preview. */
export function Configurator({ clients: { client, provider } }: PageProps) {
  const [picked, setPicked] = useState<Gif>();
  const [choice, setChoice] = useState(FIRST);
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
          <ChoiceFields choice={choice} onChange={setChoice} ratio={gif ? aspectRatio(gif) : 1} />
          {gif && title ? <CodeBlock code={embedSnippet({ gif, title, provider, choice })} /> : null}
        </form>
        {gif && title ? <Preview address={embedAddress(gif, provider, choice)} title={title} choice={choice} /> : null}
      </div>
    </>
  );
}
