import { spawnSync } from 'node:child_process';

export { withoutFfmpeg } from './stand-in.ts';

/** Whether this machine has what the service needs for clips: ffmpeg and ffprobe on PATH. */
export function hasFfmpeg(): boolean {
  return ['ffmpeg', 'ffprobe'].every((program) => spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0);
}
