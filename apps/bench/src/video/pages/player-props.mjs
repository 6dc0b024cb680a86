const file = (url) => ({ url, width: 240, height: 320 });

/** The smallest file of a clip of 6 s, as both players take it. */
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

/** What both players are told alike: the controls stay in sight, and states are kept. */
export const playerProps = {
  gif,
  width: 240,
  muted: true,
  controls: true,
  persistentControls: true,
  onStateChange: (state) => window.bench.states.push(state),
};
