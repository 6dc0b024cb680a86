import { preview, shoot, writeCaptions } from '../lib/film.mjs';

const even = (x) => Math.round(x / 2) * 2;

/** The asset names say how many pixels the shorter side has. */
const assetsOf = (id, width, height) => {
  const small = 240 / Math.min(width, height);
  return {
    '480p': { file: `${id}.480p.mp4`, width, height },
    '240p': { file: `${id}.240p.mp4`, width: even(width * small), height: even(height * small) },
  };
};

/**
 * A clip with sound. `produce()` makes its soundtrack and answers `{ track, paint, cues }`; it runs once, when needed.
 * The animated WebP is a silent taste of it: `taste` says from which second and for how long.
 */
export function clip({ id, width, height, seconds, taste, produce, captioned = false, crf, ...rest }) {
  let production;
  const once = () => {
    production ??= produce(width, height);
    return production;
  };
  const assets = assetsOf(id, width, height);
  return {
    id,
    kind: 'video',
    channel: 'soundbox',
    delay: 100,
    quality: 40,
    ...rest,
    video: { assets, ...(captioned && { captions: { en: `${id}.en.vtt` } }), duration: seconds },
    draw: async () => preview({ width, height, ...(await once()) }, { ...taste, delay: 100, longest: 400 }),
    async film(pathOf) {
      const made = await once();
      const files = Object.values(assets).map(({ file }) => pathOf(file));
      await shoot({ width, height, crf, ...made }, ...files);
      if (!captioned) return files;
      await writeCaptions(made.cues, pathOf(`${id}.en.vtt`));
      return [...files, pathOf(`${id}.en.vtt`)];
    },
  };
}
