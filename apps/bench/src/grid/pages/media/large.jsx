import { Gif } from '@zoetrope/react-components';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { videoGifs } from './videos.mjs';

/** As wide as a film needs to be; all of them fit on the screen. */
const TILE = { width: 400, height: 30 };
const withVideo = (gif) => {
  const file = { mp4: '/film.mp4' };
  return { ...gif, images: { ...gif.images, original: { ...gif.images.original, ...file } } };
};

let root;
let seen = [];
const videos = () => [...document.querySelectorAll('video')];

window.bench = {
  mount() {
    root = createRoot(document.getElementById('root'));
    flushSync(() =>
      root.render(
        <div style={{ display: 'flex', flexWrap: 'wrap' }}>
          {videoGifs.map((gif) => (
            <Gif key={gif.id} gif={withVideo(gif)} {...TILE} />
          ))}
        </div>,
      ),
    );
  },
  playing() {
    seen = videos().filter((video) => !video.paused && video.currentTime > 0);
    return seen.length;
  },
  /** Answers how many of them still hold a file. */
  unmount() {
    flushSync(() => root.unmount());
    return seen.filter((video) => video.hasAttribute('src') || !video.paused).length;
  },
};
