import type { FetchGifs, Gif } from '@zoetrope/model';
import { Carousel, Grid, Gif as SingleGif } from '@zoetrope/react-components';
import { GifPicker } from '@zoetrope/react-components/picker';
import { Video } from '@zoetrope/react-components/video';
import { buildClip, buildGifs, buildPage } from '@zoetrope/testkit';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);
const count = Number(query.get('count') ?? 4);
/** With `missing`, a file of its own for each GIF, which does not exist. */
const fileOf = (id: string) => {
  const url = query.has('missing') ? `/media/${id}.missing` : '/media/angry-grrr.webp';
  return { url, width: 200, height: 113 };
};
const gifs: readonly Gif[] = buildGifs(count).map((gif) => ({
  ...gif,
  images: { fixed_width: fileOf(gif.id), fixed_width_still: fileOf(gif.id) },
}));
const fetchGifs: FetchGifs = async ({ offset }) => buildPage({ offset, gifs: offset === 0 ? gifs : [], total: count });
const rejectGifs: FetchGifs = async () => {
  throw new Error('There are no GIFs.');
};
const clipOf = (file: string, captions?: { readonly en: { readonly vtt: string } }) => {
  const url = new URL(`/media/${file}`, location.href).href;
  return buildClip({ video: { assets: { '240p': { url, width: 240, height: 240 } }, captions } });
};
const FILE = 'robot-says-hello.240p.mp4';
const clip = clipOf(FILE);
const captionedClip = clipOf(FILE, { en: { vtt: new URL('/media/robot-says-hello.en.vtt', location.href).href } });

const widgets = {
  grid: <Grid fetchGifs={fetchGifs} columns={4} motion="never" />,
  carousel: <Carousel fetchGifs={fetchGifs} motion="never" />,
  gif: gifs[0] && <SingleGif gif={gifs[0]} width={300} motion="never" />,
  video: <Video gif={clip} width={320} autoPlay={false} controls persistentControls />,
  captions: <Video gif={captionedClip} width={320} autoPlay={false} controls persistentControls ccEnabled />,
  'failed grid': <Grid fetchGifs={rejectGifs} columns={4} motion="never" />,
  'failed video': <Video gif={clipOf('missing.mp4')} width={320} motion="always" muted controls />,
  picker: (
    <GifPicker
      search={(_term, request) => fetchGifs(request)}
      trending={fetchGifs}
      searchTags={async () => ({ data: [] })}
      getStorage={null}
    />
  ),
};
const name = (query.get('widget') ?? 'grid') as keyof typeof widgets;
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <main>
    <h1>{name}</h1>
    {widgets[name]}
  </main>,
);
