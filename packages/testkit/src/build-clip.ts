import type { Gif } from '@zoetrope/model';
import { buildGif } from './build-gif.ts';

/** Returns a complete clip with sound, two files and English captions. */
export function buildClip(overrides: Partial<Gif> = {}): Gif {
  const id = overrides.id ?? 'clip-1';
  const file = (lines: number) => ({
    url: `https://media.example/${id}/${lines}p.mp4`,
    width: Math.round((lines * 16) / 9),
    height: lines,
  });
  return buildGif({
    id,
    type: 'video',
    alt_text: 'Rain on a window',
    video: {
      assets: { '240p': file(240), '480p': file(480) },
      captions: { en: { vtt: `https://media.example/${id}/en.vtt` } },
      duration: 12,
    },
    ...overrides,
  });
}
