const file = (url) => ({ url, width: 240, height: 320 });

/** A clip of 6 s in its smallest size, in a shape that our Video and GIPHY's both accept. */
const gif = {
  id: 'clip',
  type: 'video',
  title: 'Clock',
  alt_text: 'A clock ticks',
  url: '',
  tags: [],
  images: { original: file('/still.webp'), fixed_width: file('/still.webp') },
  video: { assets: { '240p': file('/clip.mp4') }, previews: {} },
  user: { username: 'bench', display_name: 'Bench' },
};

/** Props for our Video and GIPHY's: the controls stay visible, and states are recorded. */
export const playerProps = {
  gif,
  width: 240,
  muted: true,
  controls: true,
  persistentControls: true,
  onStateChange: (state) => window.bench.states.push(state),
};
