const ANIMATED = [
  'original',
  'downsized_large',
  'fixed_width',
  'fixed_height',
  'fixed_width_small',
  'fixed_height_small',
];
const SIZES = [480, 480, 200, 356, 100, 178];
const FLAGS = 'anonymous community featured hidden indexable preserve_size realtime removed sticker dynamic'.split(' ');

/** Builds a response of our service, with all renditions, tags, a creator and the ten flags. 50 GIFs are 180 kB. */
export function respond(count) {
  const data = Array.from({ length: count }, (_, index) => wireGif(`bench-wave-${index}`));
  const pagination = { offset: 0, count, total_count: 1000 };
  return JSON.stringify({ data, pagination, meta: { status: 200, msg: 'OK', response_id: 'bench' } });
}

function wireGif(id) {
  return {
    type: 'gif',
    id,
    title: `A wave goodbye, number ${id}`,
    alt_text: 'A person with a yellow hat waves from the deck of a ship while it leaves the harbour',
    url: `https://gifs.example.com/gifs/${id}`,
    rating: 'g',
    tags: 'bye goodbye wave ship leaving travel holiday vacation reaction sea'.split(' '),
    import_datetime: '2026-03-22T05:43:54.000Z',
    images: Object.fromEntries([...renditions(id, ''), ...renditions(id, '_still')]),
    user: {
      username: 'bigmood',
      display_name: 'Big Mood',
      avatar_url: 'https://gifs.example.com/media/avatar/bigmood.webp',
      profile_url: 'https://gifs.example.com/channel/bigmood',
      is_public: true,
      is_verified: true,
      suppress_chrome: false,
    },
    ...Object.fromEntries(FLAGS.map((flag) => [`is_${flag}`, false])),
    analytics_response_payload: `e=${'c'.repeat(120)}${id}`,
  };
}

function renditions(id, still) {
  return ANIMATED.map((name, index) => {
    const base = `https://gifs.example.com/media/${id}/${name}${still}`;
    const mp4 = !still && index % 2 === 0 ? { mp4: `${base}.mp4`, mp4_size: 34_892 } : {};
    const size = { width: SIZES[index], height: Math.round(SIZES[index] * 0.625) };
    return [`${name}${still}`, { url: `${base}.gif`, webp: `${base}.webp`, ...mp4, ...size, webp_size: 169_796 }];
  });
}
