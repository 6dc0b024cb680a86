import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Gif } from '@zoetrope/model';
import { Video } from '@zoetrope/react-components/video';
import { buildClip } from '@zoetrope/testkit';
import { createRoot } from 'react-dom/client';

const file = (name: string) => new URL(`/media/robot-says-hello.${name}`, location.href).href;

/** A clip of 7 s with sound and captions. */
const clip: Gif = buildClip({
  video: {
    assets: { '240p': { url: file('240p.mp4'), width: 240, height: 240 } },
    captions: { en: { vtt: file('en.vtt') } },
  },
});
const query = new URLSearchParams(location.search);
const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no root.');
const container = query.has('shadow') ? root.attachShadow({ mode: 'open' }) : root;
if (query.has('late')) await gestureToExpire();
const cache = createCache({ key: 'zoetrope', container: query.has('shadow') ? container : document.head });
createRoot(container).render(
  <CacheProvider value={cache}>
    <button type="button">Before</button>
    <Video
      gif={clip}
      width={320}
      motion="always"
      autoPlay={!query.has('paused')}
      muted={query.has('muted')}
      controls={query.has('controls')}
      ccEnabled={query.has('captions')}
      persistentControls={query.has('controls')}
      onPlaybackChange={({ status, isMuted, isMutedByBrowser, pausedBy }) =>
        window.report({ status, isMuted, isMutedByBrowser, pausedBy })
      }
    />
    <button type="button">After</button>
  </CacheProvider>,
);

/** Resolves once a user gesture on the page is too long ago to allow sound in WebKit. */
async function gestureToExpire(): Promise<void> {
  const { userActivation } = navigator;
  const wait = () => new Promise((done) => setTimeout(done, 100));
  while (!userActivation.hasBeenActive) await wait();
  window.report({ status: 'activated' });
  while (userActivation.isActive) await wait();
}
