const FLAGS = [
  'anonymous',
  'community',
  'featured',
  'hidden',
  'indexable',
  'preserve_size',
  'realtime',
  'removed',
  'sticker',
  'dynamic',
];

const rendition = (name, width, height) => ({
  url: `https://media.example/${name}.gif`,
  webp: `https://media.example/${name}.webp`,
  width,
  height,
});

/** A GIF as a service returns it. */
export const GIF = buildGif('cat');

export function buildGif(id) {
  return {
    ...Object.fromEntries(FLAGS.map((flag) => [`is_${flag}`, false])),
    id,
    type: 'gif',
    title: 'Waving cat',
    alt_text: 'A cat waves',
    url: `https://site.example/gifs/${id}`,
    tags: ['cat', 'wave'],
    images: {
      original: rendition('original', 400, 300),
      original_still: rendition('original_still', 400, 300),
      fixed_width: rendition('fixed_width', 200, 150),
      fixed_width_still: rendition('fixed_width_still', 200, 150),
    },
    analytics_response_payload: 'payload',
  };
}

const data = Array.from({ length: 5 }, (_, index) => buildGif(`cat-${index}`));

/** A response with the only page of a list. */
export const PAGE = { data, pagination: { offset: 0, count: 5, total_count: 5 }, meta: { response_id: 'r' } };

/** A clip with sound. */
export const CLIP = {
  ...buildGif('clip'),
  type: 'video',
  alt_text: 'A robot says hello',
  video: {
    assets: { '480p': { url: 'https://media.example/clip.480p.mp4', width: 854, height: 480 } },
    captions: { en: { vtt: 'https://media.example/clip.en.vtt' } },
  },
};
