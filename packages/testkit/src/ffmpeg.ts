import { spawnSync } from 'node:child_process';

export { missingFfmpegMessage } from './missing-program.ts';

/** Returns whether ffmpeg and ffprobe, which the server needs for clips, are on PATH. */
export function hasFfmpeg(): boolean {
  return ['ffmpeg', 'ffprobe'].every((program) => spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0);
}
