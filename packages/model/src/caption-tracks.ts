import { safeUrl } from './safe-url.ts';
import type { Captions } from './video.ts';

/** One `<track>` of a video. */
export interface CaptionTrack {
  /** A BCP 47 language tag, such as `de`. */
  readonly language: string;
  /** The name of the language in that language, such as `Deutsch`. */
  readonly label: string;
  readonly url: string;
}

/**
 * The caption tracks of a clip, one per language. Captions without a safe URL are skipped.
 *
 * @example
 * captionTracks({ de: { vtt: '/de.vtt' } }); // [{ language: 'de', label: 'Deutsch', url: '/de.vtt' }]
 */
export function captionTracks(captions: Captions | undefined): readonly CaptionTrack[] {
  return Object.entries(captions ?? {}).flatMap(([language, file]) => {
    const url = safeUrl(file?.vtt);
    return url === undefined ? [] : [{ language, label: languageName(language), url }];
  });
}

/** Returns the tag itself if it is not a language. */
function languageName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
