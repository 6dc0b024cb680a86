import type { GifData } from '@zoetrope/react-components';
import { Gif } from '@zoetrope/react-components';
import { useState } from 'react';
import { client } from './server.ts';

export function Example() {
  const [gif, setGif] = useState<GifData>();
  const [status, setStatus] = useState('');
  const loadGif = () =>
    client.random().then(
      ({ data }) => setGif(data),
      (error: Error) => setStatus(error.message),
    );
  return (
    <>
      <button type="button" onClick={loadGif}>
        Any GIF
      </button>
      <p role="status">{status}</p>
      {gif && <Gif gif={gif} width={320} />}
    </>
  );
}
