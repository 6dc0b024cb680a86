/** The captions for a reader of a language: those in it, in a form of it, or in what it is a form of; else the first. */
export function pickTrack<Track extends { readonly language: string }>(
  tracks: readonly Track[],
  wanted: string,
): Track | undefined {
  return (
    tracks.find(({ language }) => language === wanted) ??
    tracks.find(({ language }) => language.startsWith(wanted)) ??
    tracks.find(({ language }) => wanted.startsWith(`${language}-`)) ??
    tracks[0]
  );
}
