import { spawn } from 'node:child_process';
import { once } from 'node:events';

const even = (x) => Math.max(2, Math.round(x / 2) * 2);

/** The even size that H.264 needs, at a given width. */
export const sizeForWidth = ({ width, height }, target) => ({
  width: even(target),
  height: even((target * height) / width),
});

/**
 * Encodes frames as H.264, playable while it loads. What is transparent becomes white.
 * `delay` is milliseconds per frame; `sound` is a WAV file.
 */
export async function encodeMp4(frames, file, { delay, width = frames.width, crf = 28, sound }) {
  const size = sizeForWidth(frames, width);
  const args = ['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${frames.width}x${frames.height}`];
  args.push('-r', `1000/${delay}`, '-i', '-', ...(sound ? ['-i', sound] : []));
  args.push(
    '-filter_complex',
    `color=white:s=${size.width}x${size.height}:r=1000/${delay}[white];[0]scale=${size.width}:${size.height}:flags=lanczos[art];[white][art]overlay=shortest=1,format=yuv420p`,
  );
  args.push(
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    String(crf),
    '-threads',
    '1',
    '-bitexact',
    '-map_metadata',
    '-1',
  );
  if (sound) args.push('-c:a', 'aac', '-b:a', '80k', '-shortest');
  args.push('-movflags', '+faststart', file);
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(ffmpeg, 'close');
  ffmpeg.stdin.end(frames.pixels);
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg failed with code ${code} for ${file}.`);
}
