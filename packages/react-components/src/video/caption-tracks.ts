import { type Captions, safeUrl } from '@zoetrope/model';

export interface CaptionTrack {
  readonly language: string;
  /** The language by its own name. */
  readonly label: string;
  readonly url: string;
}

export function captionTracks(captions: Captions | undefined): readonly CaptionTrack[] {
  return Object.entries(captions ?? {}).flatMap(([language, file]) => {
    const url = safeUrl(file?.vtt);
    return url === undefined ? [] : [{ language, label: languageName(language), url }];
  });
}

/** `Deutsch` for `de`; what is no language is its own name. */
function languageName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
