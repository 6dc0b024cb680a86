import type { Gif } from '@zoetrope/model';
import { GifPicker } from '@zoetrope/react-components/picker';
import { useState } from 'react';
import { client } from './server.ts';

export function Example() {
  const [picked, setPicked] = useState<Gif>();
  return (
    <>
      <GifPicker client={client} onGifClick={setPicked} style={{ height: 420 }} />
      <p role="status">{picked && `Picked: ${picked.title}`}</p>
    </>
  );
}
