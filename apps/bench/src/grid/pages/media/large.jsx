import { Gif } from '@zoetrope/react-components';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { animatedGifs } from './videos.mjs';

/** Wide enough for videos, and so low that all tiles are in view. */
const TILE = { width: 400, height: 30 };
const withVideo = (gif) => {
  const file = { mp4: '/video.mp4' };
  return { ...gif, images: { ...gif.images, original: { ...gif.images.original, ...file } } };
};

let root;
let playing = [];
const videos = () => [...document.querySelectorAll('video')];

window.bench = {
  mount() {
    root = createRoot(document.getElementById('root'));
    flushSync(() =>
      root.render(
        <div style={{ display: 'flex', flexWrap: 'wrap' }}>
          {animatedGifs.map((gif) => (
            <Gif key={gif.id} gif={withVideo(gif)} {...TILE} />
          ))}
        </div>,
      ),
    );
  },
  playing() {
    playing = videos().filter((video) => !video.paused && video.currentTime > 0);
    return playing.length;
  },
  /** Unmounts the tiles. Returns how many of the videos still have a source. */
  unmount() {
    flushSync(() => root.unmount());
    return playing.filter((video) => video.hasAttribute('src') || !video.paused).length;
  },
};
