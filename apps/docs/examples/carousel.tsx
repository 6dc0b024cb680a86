import { Carousel } from '@zoetrope/react-components';
import { client } from './server.ts';

export function Example() {
  return (
    <Carousel
      gifHeight={140}
      fetchGifs={(offset, options) => client.trending({ type: 'stickers', offset, ...options })}
    />
  );
}
