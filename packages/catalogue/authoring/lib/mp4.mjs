import { ffmpeg, rawFrames, words } from './ffmpeg.mjs';

const even = (pixels) => Math.max(2, Math.round(pixels / 2) * 2);

/**
 * Encodes frames as H.264 on white, `width` pixels wide. Width and height become even, as the codec requires.
 * `delay` is milliseconds per frame.
 */
export function encodeMp4(frames, file, { delay, width = frames.width, crf = 28 }) {
  const rate = `1000/${delay}`;
  const size = { width: even(width), height: even((width * frames.height) / frames.width) };
  const white = `color=white:s=${size.width}x${size.height}:r=${rate}[white]`;
  const art = `[0]scale=${size.width}:${size.height}:flags=lanczos[art]`;
  const filter = `${white};${art};[white][art]overlay=shortest=1,format=yuv420p`;
  const output = words(`-filter_complex ${filter} -c:v libx264 -preset slow -crf ${crf}`);
  return ffmpeg({ input: rawFrames({ ...frames, rate }), output, file, frames: [frames.pixels] });
}
