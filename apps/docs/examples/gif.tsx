import type { GifData } from '@zoetrope/react-components';
import { Gif } from '@zoetrope/react-components';
import { useState } from 'react';
import { client } from './server.ts';

export function Example() {
  const [gif, setGif] = useState<GifData>();
  const [said, setSaid] = useState('');
  const ask = () =>
    client.random().then(
      ({ data }) => setGif(data),
      (error: Error) => setSaid(error.message),
    );
  return (
    <>
      <button type="button" onClick={ask}>
        Any GIF
      </button>
      <p role="status">{said}</p>
      {gif && <Gif gif={gif} width={320} />}
    </>
  );
}
