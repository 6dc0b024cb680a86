import type { Gif } from '@zoetrope/model';
import { buildGif } from './build-gif.ts';

/** Returns a GIF with the same hostile text in every field. */
export function buildHostileGif(text: string): Gif {
  const file = { url: text, webp: text, avif: text, mp4: text, width: 10, height: 10 };
  return buildGif({
    id: text,
    title: text,
    alt_text: text,
    url: text,
    bitly_url: text,
    name: text,
    tags: [text],
    images: { original: file, original_still: file },
    user: {
      username: text,
      display_name: text,
      attribution_display_name: text,
      avatar_url: text,
      profile_url: text,
      is_public: true,
      is_verified: true,
      suppress_chrome: false,
    },
    cta: { link: text, text },
  });
}

/** The same, with a video. */
export function buildHostileClip(text: string): Gif {
  const video = { assets: { [text]: { url: text, width: 10, height: 10 } }, captions: { [text]: { vtt: text } } };
  return { ...buildHostileGif(text), type: 'video', video };
}
