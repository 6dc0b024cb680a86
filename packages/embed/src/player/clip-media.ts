/** The duration in seconds; 0 while it is unknown, and for a stream without an end. */
export function videoDuration({ duration }: Pick<HTMLVideoElement, 'duration'>): number {
  return Number.isFinite(duration) ? duration : 0;
}

/** The loaded part: the time of its end in seconds, and its fraction of the clip, 0 to 1. */
export function loadedPart(video: Pick<HTMLVideoElement, 'buffered' | 'duration'>) {
  const { buffered } = video;
  const seconds = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
  const duration = videoDuration(video);
  return { seconds, duration, percent: duration > 0 ? seconds / duration : 0 };
}

/** Loads a video whose sources are limited to another motion preference. */
export function loadSources(video: HTMLVideoElement): void {
  for (const source of video.querySelectorAll('source')) source.removeAttribute('media');
  video.load();
}
