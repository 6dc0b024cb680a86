import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Settings of every film: nothing in the file says when or by what it was made, and it plays while it loads. */
const REPEATABLE = '-threads 1 -bitexact -map_metadata -1 -movflags +faststart'.split(' ');

/** Words of a command line; none of them may contain a space. */
export const words = (text) => text.trim().split(/\s+/);

/** What ffmpeg has to know of frames that come through its standard input; `rate` is a number or a fraction. */
export const rawFrames = ({ width, height, rate }) =>
  words(`-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${rate} -i -`);

/** Runs ffmpeg with `input` and `output` arguments, and writes `file`; `frames` are fed to it one after the other. */
export async function ffmpeg({ input, output, file, frames = [] }) {
  const tool = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...output, ...REPEATABLE, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(tool, 'close');
  for (const frame of frames) {
    if (!tool.stdin.write(frame)) await once(tool.stdin, 'drain');
  }
  tool.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code} and did not write ${file}.`);
}
