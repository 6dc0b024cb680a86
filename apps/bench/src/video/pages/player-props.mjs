/** The smallest file of a clip of 6 s, as both players take it. */
const gif = {
  id: 'clip',
  type: 'video',
  title: 'Clock',
  alt_text: 'A clock ticks',
  url: '',
  tags: [],
  images: { original: { url: '/still.webp', width: 240, height: 320 } },
  video: { assets: { '240p': { url: '/clip.mp4', width: 240, height: 320 } }, previews: {} },
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
